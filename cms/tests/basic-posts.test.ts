import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import { ada, postBasic, shown, submission } from './support/basic-pages';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('a post that no form of this site sends', () => {
  it.each([
    ['from another site', { origin: 'https://other.example' }],
    ['from a page without an origin', { origin: 'null' }],
    ['from another site, by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['from a subdomain', { 'sec-fetch-site': 'same-site' }],
  ])('is rejected with a page: %s', async (_case, headers) => {
    for (const url of ['/basic/contact', '/basic/cart']) {
      const response = await postBasic({ ...ada, submission: submission() }, { headers, url });
      expect(response.statusCode).toBe(403);
      expect(response.headers['content-type']).toContain('text/html');
    }
  });

  it('is accepted from this site', async () => {
    const headers = { host: 'shop.example', origin: 'http://shop.example', 'sec-fetch-site': 'same-origin' };
    expect((await postBasic({ ...ada, submission: submission() }, { headers })).statusCode).toBe(303);
  });

  it.each([
    { type: 'application/json', payload: '{}', status: 415 },
    { type: 'multipart/form-data; boundary=x', payload: '--x--', status: 415 },
    { type: 'text/plain', payload: 'name=Ada', status: 415 },
    { type: 'application/x-www-form-urlencoded', payload: 'a'.repeat(300_000), status: 413 },
  ])('is rejected with a page: $type, status $status', async ({ type, payload, status }) => {
    const headers = { 'content-type': type };
    const response = await backend.send({ method: 'POST', url: '/basic/contact', headers, payload });
    expect([response.statusCode, response.payload.slice(0, 15)]).toEqual([status, '<!doctype html>']);
  });

  it.each(['/basic/nothing', '/basic/contact/nothing', '/basic/cart/x', '/basic/__proto__'])(
    'goes to a page that does not exist: %s',
    async (url) => {
      expect((await backend.get(url)).statusCode).toBe(404);
    },
  );

  it('shows no receipt for a reference or a status page that we cannot have issued', async () => {
    const made = await backend.get('/basic/contact/received?reference=%3Cb%3E');
    expect([made.statusCode, made.headers.location]).toEqual([303, '/basic/contact']);
    const status = encodeURIComponent('https://other.example');
    const page = await backend.get(`/basic/contact/received?reference=C-2026-000001&status=${status}`);
    expect(shown(page).statusPath).toBeNull();
  });
});
