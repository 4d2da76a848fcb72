import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aMemberOf } from './support/staff';

const byBrowser = { 'sec-fetch-dest': 'empty' };

let backend: Backend;
let server: Server;
let origin = '';
let title = '';
let file = '';

beforeAll(async () => {
  backend = await aBackend();
  server = createServer(backend.strapi.server.app.callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  const { data } = (await backend.get('/api/documents?populate=file')).json();
  [
    {
      title,
      file: { url: file },
    },
  ] = data;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('the documents opened or saved most', () => {
  it('count each whole file that a browser downloads', async () => {
    await download(file, byBrowser);
    await download(`${file}?v=1`, { 'sec-fetch-dest': 'document' });
    // A download is counted after its last byte.
    await vi.waitFor(
      async () => expect(await listed()).toEqual([{ id: expect.any(String), name: title, count: 2 }]),
      10_000,
    );
  });

  it.each([
    ['of robots', {}],
    ['of a saved file that got lost', { ...byBrowser, 'x-download': 'repeated' }],
    ['in advance', { ...byBrowser, 'sec-purpose': 'prefetch' }],
    ['of a part', { ...byBrowser, range: 'bytes=0-99' }],
  ])('do not count downloads %s', async (_which, headers) => {
    const before = await listed();
    await download(file, headers);
    expect(await listed()).toEqual(before);
  });

  it('do not count a file that the browser already has', async () => {
    const before = await listed();
    const { headers } = await download(file, {});
    const again = await download(file, { ...byBrowser, 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(await listed()).toEqual(before);
  });

  it('do not count or store the names of files that are not documents', async () => {
    const [picture] = await backend.strapi.db
      .query('plugin::upload.file')
      .findMany({ where: { mime: 'image/webp' }, limit: 1 });
    await download(picture.url, byBrowser);
    await listed();
    const rows = await backend.strapi.db.connection('fieldshop_daily_counts').select('name');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('uploads');
  });
});

async function download(url: string, headers: Record<string, string>): Promise<Response> {
  const response = await fetch(origin + url, { headers });
  await response.arrayBuffer();
  return response;
}

async function listed(): Promise<unknown> {
  await load('platform/statistics/daily-counts.js').writeDailyCounts(backend.strapi);
  const response = await (await aMemberOf('strapi-editor')).open('/admin/document-downloads.json');
  expect(response.statusCode).toBe(200);
  return response.json().data;
}
