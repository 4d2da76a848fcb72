import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { load } from './backend';

type Document = { id: string };
type Task = { uid: number; type: string; status: string; error: { message: string; code: string } | null };
type Work = () => void;

/** The search of the site, from its source: the backend takes it from the built site. */
export async function theEngine() {
  const source = path.resolve(import.meta.dirname, '..', '..', '..', 'src', 'search', 'engine.ts');
  const { searchEngine } = await import(/* @vite-ignore */ source);
  return searchEngine;
}

/** Stands in for a Meilisearch server: reads are answered by our own endpoint, writes become tasks as they do there. */
export async function aMeilisearch({ taskMilliseconds = 5 } = {}) {
  const engine = await theEngine();
  const { answer } = load('search/endpoint/answer.js');
  const { SearchFailure } = load('search/endpoint/failure.js');
  const indexes = new Map<string, ReturnType<typeof anIndex>>();
  const tasks: Task[] = [];
  const batches: number[] = [];
  const seen: string[] = [];
  let requestsUntilDeath = Infinity;
  let delayMilliseconds = 0;
  let garbage = false;
  const anIndex = () => ({ engine, index: engine.createIndex([]), settings: {} });

  function enqueue(type: string, work: Work) {
    const task: Task = { uid: tasks.length, type, status: 'enqueued', error: null };
    tasks.push(task);
    setTimeout(() => {
      task.status = 'processing';
      setTimeout(() => finish(task, work), taskMilliseconds / 2);
    }, taskMilliseconds / 2);
    return {
      taskUid: task.uid,
      indexUid: null,
      status: 'enqueued',
      type,
      enqueuedAt: new Date().toISOString(),
    };
  }

  function finish(task: Task, work: Work) {
    try {
      work();
      task.status = 'succeeded';
    } catch (error) {
      task.status = 'failed';
      task.error = { message: String(error), code: error instanceof Error ? error.message : '' };
    }
  }

  function made(uid: string) {
    const known = indexes.get(uid) ?? anIndex();
    indexes.set(uid, known);
    return known;
  }

  function write(method: string, pathname: string, body: unknown): object | undefined {
    const [, area, uid = '', part, item] = pathname.split('/');
    if (area === 'swap-indexes')
      return enqueue('indexSwap', () => {
        for (const {
          indexes: [one, other],
        } of body as { indexes: [string, string] }[]) {
          const [a, b] = [indexes.get(one), indexes.get(other)];
          if (!a || !b) throw new Error('index_not_found');
          indexes.set(one, b).set(other, a);
        }
      });
    if (area !== 'indexes') return undefined;
    if (uid === '')
      return enqueue('indexCreation', () => {
        const wanted = (body as { uid: string }).uid;
        if (indexes.has(wanted)) throw new Error('index_already_exists');
        made(wanted);
      });
    if (method === 'DELETE' && part === undefined)
      return enqueue('indexDeletion', () => {
        if (!indexes.delete(uid)) throw new Error('index_not_found');
      });
    if (part === 'settings') return enqueue('settingsUpdate', () => Object.assign(made(uid).settings, body));
    if (part === 'documents' && item === undefined) {
      const documents = body as Document[];
      batches.push(documents.length);
      return enqueue('documentAdditionOrUpdate', () => made(uid).index.add(documents));
    }
    if (part === 'documents' && item === 'delete-batch')
      return enqueue('documentDeletion', () => made(uid).index.discard(body as string[]));
    return undefined;
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    requestsUntilDeath -= 1;
    if (requestsUntilDeath < 0) return request.socket.destroy();
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    seen.push(`${request.method} ${pathname}`);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (delayMilliseconds > 0) await new Promise((resolve) => setTimeout(resolve, delayMilliseconds));
    if (garbage) return response.writeHead(502).end('<html>Bad gateway</html>');
    const text = Buffer.concat(chunks).toString();
    const body: unknown = text === '' ? null : JSON.parse(text);
    const send = (status: number, answered: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answered));
    const isSearch = pathname.endsWith('/search') || pathname === '/multi-search';
    const written =
      request.method !== 'GET' && !isSearch ? write(String(request.method), pathname, body) : undefined;
    if (written) return send(202, written);
    const task = /^\/tasks\/(\d+)$/.exec(pathname)?.[1];
    if (task !== undefined && tasks[Number(task)]) return send(200, tasks[Number(task)] ?? {});
    try {
      const query = Object.fromEntries(searchParams);
      const asked = { method: request.method, path: pathname, query, body, hasKey: true };
      send(200, answer(asked, indexes));
    } catch (error) {
      if (!(error instanceof SearchFailure)) throw error;
      const { status, body: failure } = error as unknown as { status: number; body: object };
      send(status, failure);
    }
  }

  let server: Server;
  let port = 0;
  const start = async () => {
    requestsUntilDeath = Infinity;
    server = createServer((request, response) => void handle(request, response));
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await start();
  return {
    host: `http://127.0.0.1:${port}`,
    start,
    stop,
    tasks,
    batches,
    seen,
    uids: () => [...indexes.keys()],
    documents: () => {
      const index = indexes.get('site')?.index;
      return new Map((index?.ids() ?? []).map((id: string) => [id, JSON.stringify(index.get(id))]));
    },
    ids: (): string[] => indexes.get('site')?.index.ids().toSorted() ?? [],
    lose: () => indexes.clear(),
    dieAfter: (requests: number) => (requestsUntilDeath = requests),
    revive: () => (requestsUntilDeath = Infinity),
    slowDown: (milliseconds: number) => (delayMilliseconds = milliseconds),
    answerGarbage: (isGarbage: boolean) => (garbage = isGarbage),
  };
}
