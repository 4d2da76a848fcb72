import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, it, vi } from 'vitest';
import { aDocument } from './document-fixture.ts';
import { FakeCaches } from './fake-cache.ts';
import { currentLibrary, subscribe } from './library-state.ts';
import { cancelPack, resumePack, savePack } from './pack-commands.ts';
import { listSaved } from './saved.ts';

vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('caches', new FakeCaches());
vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => Promise<void>) => work() } });
vi.stubGlobal('fetch', () =>
  Promise.resolve(new Response('sheet', { headers: { 'Content-Type': 'application/pdf' } })),
);
subscribe(() => undefined);
afterEach(() => vi.restoreAllMocks());

it('a pack that a full disk cannot store is shown as stopped, and saved once there is space', async () => {
  fillDisk();
  expect(await savePack('Sheets', [aDocument('a')])).toBe('full');
  await isShownAsFull();
  // Another attempt while the disk is still full.
  await resumePack(shownPack()?.id ?? '');
  await isShownAsFull();

  vi.restoreAllMocks();
  await resumePack(shownPack()?.id ?? '');
  await vi.waitFor(async () => expect(await listSaved()).toMatchObject([{ url: 'a', isPinned: true }]));
  await vi.waitFor(() => expect(currentLibrary()?.packs).toEqual([]));
});

it('a pack that a full disk cannot store can be cancelled', async () => {
  fillDisk();
  await savePack('Sheets', [aDocument('b')]);
  await isShownAsFull();
  await cancelPack(shownPack()?.id ?? '');
  await vi.waitFor(() => expect(currentLibrary()?.packs).toEqual([]));
});

it('documents that a full disk cannot add to a pack are shown in it', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  expect(await savePack('Sheets', [aDocument('c')])).toBe('saved');
  fillDisk();
  expect(await savePack('Sheets', [aDocument('d')])).toBe('full');
  await vi.waitFor(() => expect(shownPack()?.documents.map(({ url }) => url)).toEqual(['c', 'd']));
  expect(currentLibrary()?.packs).toHaveLength(1);
});

const shownPack = () => currentLibrary()?.packs[0];

const isShownAsFull = () =>
  vi.waitFor(() => {
    expect(currentLibrary()?.packs).toMatchObject([{ name: 'Sheets', state: 'running' }]);
    expect(currentLibrary()?.fullPacks).toContain(shownPack()?.id);
  });

/** Like every browser: the write fails with this error. */
function fillDisk() {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
}
