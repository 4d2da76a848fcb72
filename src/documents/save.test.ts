import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocumentToSave } from '#src/contract/library.ts';
import { sha256 } from '#src/format/sha256.ts';
import { aDocument } from './document-fixture.ts';
import { FakeCaches } from './fake-cache.ts';
import { saveDocument } from './save.ts';
import { findSaved, listSaved } from './saved.ts';

let device: FakeCaches;
let server: Map<string, string>;

beforeEach(() => {
  device = new FakeCaches();
  server = new Map();
  vi.stubGlobal('caches', device);
  vi.stubGlobal('fetch', (fileUrl: string) => {
    const text = server.get(fileUrl);
    if (text === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(text, { headers: { 'Content-Type': 'application/pdf' } }));
  });
});

vi.stubGlobal('indexedDB', new IDBFactory());

describe('saving a document', () => {
  it('lists it when its file is complete', async () => {
    const document = await published('sheet', 'first');
    expect(await saveDocument(document, { isPinned: true })).toBe('saved');
    expect(await findSaved('sheet')).toMatchObject({ fileUrl: document.fileUrl, isPinned: true });
  });

  it('does not list a document whose file does not match', async () => {
    const document = await published('torn', 'complete');
    server.set(document.fileUrl, 'who');
    expect(await saveDocument(document, { isPinned: true })).toBe('damaged');
    expect(await findSaved('torn')).toBeUndefined();
  });

  it('does not download a file that is already stored', async () => {
    const document = await published('known', 'text');
    await saveDocument(document, { isPinned: false });
    server.clear();
    expect(await saveDocument(document, { isPinned: true })).toBe('saved');
    expect((await findSaved('known'))?.isPinned).toBe(true);
  });

  it('downloads a damaged document again', async () => {
    const document = await published('damaged', 'text');
    await saveDocument(document, { isPinned: true });
    device.damage(document.fileUrl);
    expect(await saveDocument(document, { isPinned: true })).toBe('saved');
    expect(await (await device.match(document.fileUrl, { cacheName: 'documents' }))?.text()).toBe('text');
  });

  it('keeps the old revision until the newer one is complete', async () => {
    const old = await published('updated', 'old');
    await saveDocument(old, { isPinned: true });
    const newer = await published('updated', 'new');
    server.delete(newer.fileUrl);
    expect(await saveDocument(newer, { isPinned: true })).toBe('unreachable');
    expect((await findSaved('updated'))?.fileUrl).toBe(old.fileUrl);

    await published('updated', 'new');
    expect(await saveDocument(newer, { isPinned: true })).toBe('saved');
    expect((await findSaved('updated'))?.fileUrl).toBe(newer.fileUrl);
    expect(await device.match(old.fileUrl, { cacheName: 'documents' })).toBeUndefined();
  });

  it('deletes the document that it replaces', async () => {
    await saveDocument(await published('rev-a', 'a'), { isPinned: true });
    const newer = { ...(await published('rev-b', 'b')), replaces: 'rev-a' };
    await saveDocument(newer, { isPinned: true });
    expect((await listSaved()).map(({ url }) => url)).not.toContain('rev-a');
    expect((await listSaved()).map(({ url }) => url)).toContain('rev-b');
  });

  it('loses nothing if the disk is full', async () => {
    const pinned = await published('pinned', 'pinned');
    await saveDocument(pinned, { isPinned: true });
    device.isFull = true;
    expect(await saveDocument(await published('late', 'late'), { isPinned: true })).toBe('full');
    expect(await findSaved('late')).toBeUndefined();
    expect(await findSaved('pinned')).toBeDefined();
  });

  it('does not list a document whose file is missing', async () => {
    await saveDocument(await published('swept', 'swept'), { isPinned: true });
    vi.stubGlobal('caches', new FakeCaches());
    expect(await findSaved('swept')).toBeUndefined();
    expect(await listSaved()).toEqual([]);
  });
});

async function published(url: string, text: string): Promise<DocumentToSave> {
  const checksum = await sha256(new TextEncoder().encode(text).buffer);
  const fileUrl = `/uploads/${url}.pdf?v=${checksum.slice(0, 12)}`;
  server.set(fileUrl, text);
  return aDocument(url, { revision: '1', fileUrl, checksum, sizeBytes: text.length });
}
