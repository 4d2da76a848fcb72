import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DocumentToSave } from '#src/contract/library.ts';
import { sha256 } from '#src/format/sha256.ts';
import { documentsCache, deleteBytes } from './bytes.ts';
import { deleteMetadata, readAllMetadata } from './metadata.ts';
import { aDocument } from './document-fixture.ts';
import { FakeCaches } from './fake-cache.ts';
import { replaceMissing } from './replace-missing.ts';
import { saveDocument } from './save.ts';

let device: FakeCaches;
let server: Map<string, string>;
let requested: string[];

vi.stubGlobal('indexedDB', new IDBFactory());

beforeEach(async () => {
  for (const { url } of await readAllMetadata()) await deleteMetadata(url);
  device = new FakeCaches();
  server = new Map();
  requested = [];
  vi.stubGlobal('caches', device);
  vi.stubGlobal('fetch', (request: string | Request) => {
    const { pathname, search, searchParams } = new URL(
      request instanceof Request ? request.url : request,
      'https://shop.example',
    );
    requested.push(pathname);
    if (pathname === '/api/documents') return listing(searchParams.get('filters[url][$eq]') ?? '');
    const text = server.get(pathname + search);
    if (text === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(text, { headers: { 'Content-Type': 'application/pdf' } }));
  });
});

it('downloads a pinned document again if its file is missing', async () => {
  const pinned = await saved('pinned', { isPinned: true });
  await deleteBytes(pinned.fileUrl);
  await replaceMissing();
  expect(await stored(pinned)).toBe('pinned');
});

it('ignores documents that were only opened, and requests nothing that is stored', async () => {
  const opened = await saved('opened', { isPinned: false });
  const whole = await saved('complete', { isPinned: true });
  await deleteBytes(opened.fileUrl);
  requested = [];
  await replaceMissing();
  expect(requested).toEqual([]);
  expect(await stored(opened)).toBeUndefined();
  expect(await stored(whole)).toBe('complete');
});

it('continues with the others if one is no longer published, and retries on the next visit', async () => {
  const withdrawn = await saved('a-withdrawn', { isPinned: true });
  const later = await saved('b-later', { isPinned: true });
  for (const { fileUrl } of [withdrawn, later]) await deleteBytes(fileUrl);
  published.delete('a-withdrawn');
  server.delete(later.fileUrl);
  await replaceMissing();
  expect(await stored(later)).toBeUndefined();

  server.set(later.fileUrl, 'b-later');
  await replaceMissing();
  expect(await stored(later)).toBe('b-later');
  expect(await stored(withdrawn)).toBeUndefined();
});

const published = new Map<string, DocumentToSave>();

async function saved(url: string, { isPinned }: { isPinned: boolean }): Promise<DocumentToSave> {
  const checksum = await sha256(new TextEncoder().encode(url).buffer);
  const fileUrl = `/uploads/${url}.pdf?v=${checksum.slice(0, 12)}`;
  const document = aDocument(url, { revision: '1', fileUrl, checksum, sizeBytes: url.length });
  published.set(url, document);
  server.set(fileUrl, url);
  expect(await saveDocument(document, { isPinned })).toBe('saved');
  return document;
}

/** As the backend lists the document with this url. */
function listing(url: string): Promise<Response> {
  const document = published.get(url);
  const entry = document && {
    ...document,
    documentId: url,
    size: document.sizeBytes,
    file: { url: `/uploads/${url}.pdf`, name: `${url}.pdf`, mime: 'application/pdf', size: 1 },
    replacedBy: null,
  };
  return Promise.resolve(Response.json({ data: entry ? [entry] : [], meta: {} }));
}

const stored = async ({ fileUrl }: DocumentToSave) =>
  (await device.match(fileUrl, { cacheName: documentsCache }))?.text();
