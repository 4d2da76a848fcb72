import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

type Document = { id: string };
type Task = { uid: number; type: string; status: string; error: { message: string; code: string } | null };
type Call = { method: string; area: string | undefined; uid: string; rest: string; body: unknown };

/** The search of the site from its source; in production the backend loads it from the built site. */
export async function theEngine() {
  const source = path.resolve(import.meta.dirname, '..', '..', '..', 'src', 'search', 'engine.ts');
  const { searchEngine } = await import(/* @vite-ignore */ source);
  return searchEngine;
}

export async function aMeilisearch({ taskMilliseconds = 5 } = {}): Promise<FakeMeilisearch> {
  const fake = new FakeMeilisearch(await theEngine(), taskMilliseconds);
  await fake.start();
  return fake;
}

/** Implements the requests that the backend and our tests send. Writes become tasks, as in Meilisearch. */
class FakeMeilisearch {
  readonly tasks: Task[] = [];
  readonly batches: number[] = [];
  readonly seen: string[] = [];
  readonly #engine;
  readonly #taskMilliseconds: number;
  readonly #indexes = new Map();
  #server: Server | undefined;
  #port = 0;
  #requestsLeft = Infinity;
  #isGarbage = false;

  constructor(engine: Awaited<ReturnType<typeof theEngine>>, taskMilliseconds: number) {
    this.#engine = engine;
    this.#taskMilliseconds = taskMilliseconds;
  }

  get host(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#requestsLeft = Infinity;
    const server = createServer((request, response) => void this.#handle(request, response));
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.#server?.close(() => resolve());
      this.#server?.closeAllConnections();
    });
  }

  uids(): string[] {
    return [...this.#indexes.keys()];
  }

  ids(): string[] {
    return this.#indexes.get('site')?.index.ids().toSorted() ?? [];
  }

  settings(): Record<string, unknown> {
    return this.#indexes.get('site')?.settings;
  }

  documents(): Map<string, string> {
    const index = this.#indexes.get('site')?.index;
    return new Map(this.ids().map((id) => [id, JSON.stringify(index.get(id))]));
  }

  lose(): void {
    this.#indexes.clear();
  }

  /** After this many requests, closes every connection. */
  dieAfter(requests: number): void {
    this.#requestsLeft = requests;
  }

  respondWithGarbage(isGarbage: boolean): void {
    this.#isGarbage = isGarbage;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    this.#requestsLeft -= 1;
    if (this.#requestsLeft < 0) return request.socket.destroy();
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const method = String(request.method);
    this.seen.push(`${method} ${pathname}`);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (this.#isGarbage) return response.writeHead(502).end('<html>Bad gateway</html>');
    const text = Buffer.concat(chunks).toString();
    const body: unknown = text === '' ? null : JSON.parse(text);
    const [, area, uid = '', ...rest] = pathname.split('/');
    const { status, result } = this.#respond({ method, area, uid, rest: rest.join('/'), body });
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(result));
  }

  #respond(call: Call) {
    const isRead = call.method === 'GET' || call.rest === 'search';
    const task = isRead ? undefined : this.#write(call);
    if (task) return { status: 202, result: task };
    const result = this.#read(call);
    return result ? { status: 200, result } : { status: 404, result: indexNotFound };
  }

  #read({ area, uid, rest, body }: Call): object | undefined {
    if (area === 'tasks') return this.tasks[Number(uid)];
    if (area !== 'indexes') return undefined;
    if (uid === '') return { results: this.uids().map((one) => ({ uid: one })) };
    const known = this.#indexes.get(uid);
    if (rest === 'search') return known?.engine.searchIndex(known.index, body);
    return known && { uid, numberOfDocuments: known.index.size };
  }

  #write({ method, area, uid, rest, body }: Call): object | undefined {
    if (area === 'swap-indexes') return this.#enqueue('indexSwap', () => this.#swap(body));
    if (area !== 'indexes') return undefined;
    if (uid === '') return this.#enqueue('indexCreation', () => this.#create((body as { uid: string }).uid));
    if (method === 'DELETE' && rest === '')
      return this.#enqueue('indexDeletion', () => {
        if (!this.#indexes.delete(uid)) throw new Error('index_not_found');
      });
    if (rest === 'settings')
      return this.#enqueue('settingsUpdate', () => (this.#indexOf(uid).settings = body));
    if (rest === 'documents/delete-batch')
      return this.#enqueue('documentDeletion', () => this.#indexOf(uid).index.discard(body as string[]));
    if (rest !== 'documents') return undefined;
    const documents = body as Document[];
    this.batches.push(documents.length);
    return this.#enqueue('documentAdditionOrUpdate', () => this.#indexOf(uid).index.add(documents));
  }

  #indexOf(uid: string) {
    const known = this.#indexes.get(uid) ?? { engine: this.#engine, index: this.#engine.createIndex([]) };
    this.#indexes.set(uid, known);
    return known;
  }

  #create(uid: string): void {
    if (this.#indexes.has(uid)) throw new Error('index_already_exists');
    this.#indexOf(uid);
  }

  #swap(body: unknown): void {
    for (const swap of body as { indexes: [string, string] }[]) {
      const [one, other] = swap.indexes;
      const [a, b] = [this.#indexes.get(one), this.#indexes.get(other)];
      if (!a || !b) throw new Error('index_not_found');
      this.#indexes.set(one, b).set(other, a);
    }
  }

  #enqueue(type: string, work: () => void): object {
    const task: Task = { uid: this.tasks.length, type, status: 'enqueued', error: null };
    this.tasks.push(task);
    setTimeout(() => {
      task.status = 'processing';
      setTimeout(() => finish(task, work), this.#taskMilliseconds / 2);
    }, this.#taskMilliseconds / 2);
    return {
      taskUid: task.uid,
      indexUid: null,
      status: 'enqueued',
      type,
      enqueuedAt: new Date().toISOString(),
    };
  }
}

const indexNotFound = {
  message: 'Index not found.',
  code: 'index_not_found',
  type: 'invalid_request',
  link: '',
};

function finish(task: Task, work: () => void): void {
  try {
    work();
    task.status = 'succeeded';
  } catch (error) {
    task.status = 'failed';
    task.error = { message: String(error), code: error instanceof Error ? error.message : '' };
  }
}
