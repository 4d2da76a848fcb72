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

// On a raw socket, because HTTP clients would normalize the path.
async function overHttp(path: string) {
  const server = createServer(backend.strapi.server.app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n`);
  const payload = await text(socket);
  server.close();
  return {
    payload,
    statusCode: Number(/^HTTP\/1.1 (\d+)/.exec(payload)?.[1]),
    location: /^location: (\S+)/im.exec(payload)?.[1],
  };
}
