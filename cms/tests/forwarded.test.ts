import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEnvironment } from '../src/platform/config/environment';
import { aBackend, type Backend } from './support/backend';

let backend: Backend;
beforeAll(async () => {
  process.env.TRUST_PROXY = '2';
  backend = await aBackend();
});
afterAll(() => {
  delete process.env.TRUST_PROXY;
});

describe('behind two proxies', () => {
  it.each([
    ['the entry of the outermost proxy', '203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['nothing a visitor wrote before it', '1.1.1.1, 2.2.2.2, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['the only entry of a request past one proxy', '10.0.0.2', '10.0.0.2'],
  ])('the IP address is %s', (_what, header, ip) => {
    expect(ipOf(header)).toBe(ip);
  });

  it('the host is the one the outermost proxy sent', async () => {
    const headers = { 'x-forwarded-host': 'evil.test, shop.test, inner.test', host: 'inner.test' };
    expect((await backend.get('/robots.txt', headers)).payload).toContain('http://shop.test/sitemap.xml');
  });

  it('a visitor cannot claim that the connection is secure', async () => {
    const secure = async (proto: string) =>
      (await backend.get('/', { 'x-forwarded-proto': proto })).headers['strict-transport-security'];
    expect(await secure('https, http, http')).toBeUndefined();
    expect(await secure('http, https, http')).toContain('max-age');
  });
});

describe('the setting TRUST_PROXY', () => {
  it.each([
    [undefined, 0],
    ['false', 0],
    ['0', 0],
    ['true', 1],
    ['1', 1],
    ['10', 10],
  ])('%s means %i trusted proxies', (given, expected) => {
    expect(parseEnvironment({ ...process.env, TRUST_PROXY: given }).TRUST_PROXY).toBe(expected);
  });

  it.each(['11', '-1', 'yes', '1.5', '10.0.0.1'])('%s is rejected, with the expected values', (given) => {
    expect(() => parseEnvironment({ ...process.env, TRUST_PROXY: given })).toThrow(
      `The environment variable TRUST_PROXY is "${given}". Expected: the number of proxies in front of the server`,
    );
  });
});

function ipOf(forwardedFor: string): string {
  const request = new IncomingMessage(new Socket());
  request.headers['x-forwarded-for'] = forwardedFor;
  return backend.strapi.server.app.createContext(request, new ServerResponse(request)).ip;
}
