import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import { oddPaths } from './support/hostile-words';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('an unusual path', () => {
  it('never fails, even if URL parsers disagree about it', async () => {
    const log = vi.spyOn(backend.strapi.log, 'error');
    for (const url of oddPaths) {
      const { statusCode, payload } = await overHttp(url);
      expect([url, statusCode]).toEqual([url, expect.any(Number)]);
      expect(statusCode).toBeLessThan(500);
      expect(payload).not.toMatch(/\bat \S+ \(|node:internal/);
    }
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it('with two slashes at the start redirects to one, never to another host', async () => {
    expect((await overHttp('//evil.test/products')).location).toBe('/evil.test/products');
    expect((await overHttp('/\\\\evil.test')).location).toBe('/evil.test');
  });

  it('with percent-encoded letters and digits redirects to the decoded page', async () => {
    expect((await overHttp('/%70roducts/%41-%7e?x=%70')).location).toBe('/products/A-~?x=%70');
    expect((await overHttp('/p%C3%A9')).location).toBeUndefined();
  });
});

describe('a request that no client of ours sends', () => {
  it('is rejected if its length is stated in two ways, so that no proxy reads it as two requests', async () => {
    const headers = 'Content-Length: 6\r\nTransfer-Encoding: chunked\r\n';
    expect((await overHttp('/api/setting', { headers, body: '0\r\n\r\nG' })).statusCode).toBe(400);
  });

  it('gets no echo for TRACE', async () => {
    const { statusCode, payload } = await overHttp('/', { method: 'TRACE', headers: 'Cookie: secret=1\r\n' });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(payload).not.toContain('secret');
  });

  it.each(['/uploads/', '/uploads', '/assets/', '/api/', '/documentation', '/openapi.json'])(
    'gets neither a list of files nor a description of the API at %s',
    async (url) => expect((await overHttp(url)).statusCode).toBe(404),
  );
});

// On a raw socket, because HTTP clients would normalize the path.
async function overHttp(path: string, { method = 'GET', headers = '', body = '' } = {}) {
  const server = createServer(backend.strapi.server.app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n${headers}\r\n${body}`);
  const payload = await text(socket);
  server.close();
  return {
    payload,
    statusCode: Number(/^HTTP\/1.1 (\d+)/.exec(payload)?.[1]),
    location: /^location: (\S+)/im.exec(payload)?.[1],
  };
}
