import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Unreachable } from './errors.ts';
import { SearchError, searchOnline, SearchTimeout } from './search-index.ts';

const request = { words: 'pressure', kind: null, page: 1 } as const;
let server: Server | undefined;

afterEach(() => server?.closeAllConnections());
afterEach(() => server?.close());

describe('searching with the official client', () => {
  it('searches the site’s index and highlights matches in every field', async () => {
    const received: string[] = [];
    const host = await serving((response, { path, body }) => {
      received.push(path, body);
      response.end(
        JSON.stringify({ hits: [hit], estimatedTotalHits: 7, facetDistribution: { kind: { product: 7 } } }),
      );
    });
    const result = await searchOnline({ host }, request);
    expect(result).toMatchObject({ total: 7, counts: { product: 7 } });
    expect(result.hits[0]?.marked.title).toBe('<em>Pressure</em> transmitter');
    expect(received[0]).toBe('/api/search/indexes/site/search');
    expect(JSON.parse(received[1] ?? '')).toMatchObject({ q: 'pressure', attributesToHighlight: ['*'] });
  });

  it('sends the search-only key', async () => {
    let sent: string | undefined;
    const host = await serving((response, { authorization }) => {
      sent = authorization;
      response.end('{"hits":[]}');
    });
    await searchOnline({ host, key: 'only-search' }, request);
    expect(sent).toBe('Bearer only-search');
  });
});

describe('an index that fails', () => {
  it('throws its code, type, link and status', async () => {
    const error = {
      message: 'Index `site` not found.',
      code: 'index_not_found',
      type: 'invalid_request',
      link: 'l',
    };
    const host = await serving((response) => response.writeHead(404).end(JSON.stringify(error)));
    const failure = await searchOnline({ host }, request).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(SearchError);
    expect(failure).toMatchObject({ status: 404, ...error });
  });

  it.each([200, 502])('is unreachable if a page with status %d is returned instead', async (status) => {
    const host = await serving((response) => response.writeHead(status).end('<html>Bad gateway</html>'));
    await expect(searchOnline({ host }, request)).rejects.toBeInstanceOf(Unreachable);
  });

  it('is unreachable if nothing listens on the port', async () => {
    const host = await serving(() => undefined);
    await new Promise((closed) => server?.close(closed));
    await expect(searchOnline({ host }, request)).rejects.toBeInstanceOf(Unreachable);
  });

  it('is unreachable at an invalid URL', async () => {
    await expect(searchOnline({ host: 'http://' }, request)).rejects.toBeInstanceOf(Unreachable);
  });

  it('times out after five seconds', async () => {
    const { timeout } = AbortSignal;
    const timeoutSpy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100));
    const host = await serving(() => undefined);
    await expect(searchOnline({ host }, request)).rejects.toBeInstanceOf(SearchTimeout);
    expect(timeoutSpy).toHaveBeenCalledWith(5000);
    timeoutSpy.mockRestore();
  });

  it('stops without an error when the caller aborts', async () => {
    const host = await serving(() => undefined);
    const leaving = new AbortController();
    const searching = searchOnline({ host }, request, leaving.signal);
    leaving.abort();
    await expect(searching).rejects.not.toBeInstanceOf(Unreachable);
  });
});

const hit = {
  id: 'product-a',
  kind: 'product',
  url: '/products/a',
  title: 'Pressure transmitter',
  _formatted: { title: '<em>Pressure</em> transmitter' },
};

interface Received {
  path: string;
  body: string;
  authorization: string | undefined;
}

type Respond = (response: ServerResponse, received: Received) => unknown;

async function serving(respond: Respond): Promise<string> {
  const started = createServer((incoming, response) => {
    let body = '';
    incoming.on('data', (part) => (body += part));
    incoming.on('end', () =>
      respond(response, { path: incoming.url ?? '', body, authorization: incoming.headers.authorization }),
    );
  });
  server = started;
  await new Promise<void>((listening) => started.listen(0, '127.0.0.1', listening));
  const address = started.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api/search`;
}
