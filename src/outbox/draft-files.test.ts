import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attached } from '#src/contract/outbox.ts';
import { draftFilesKey } from './owner.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('the files of an unsent form', () => {
  it('are restored after a reload with their contents and ids', async () => {
    const { writeDraftFiles } = await aPage();
    await writeDraftFiles('visitor contact', [aFile('photo.jpg')]);
    expect(await filesAfterReload('visitor contact')).toEqual([aFile('photo.jpg')]);
  });

  it('are those selected last', async () => {
    const { writeDraftFiles } = await aPage();
    await Promise.all([
      writeDraftFiles('visitor contact', [aFile('a.pdf')]),
      writeDraftFiles('visitor contact', [aFile('a.pdf'), aFile('b.pdf')]),
      writeDraftFiles('visitor contact', [aFile('b.pdf')]),
    ]);
    expect(names(await filesAfterReload('visitor contact'))).toEqual(['b.pdf']);
    await writeDraftFiles('visitor contact', []);
    expect(await filesAfterReload('visitor contact')).toEqual([]);
  });

  it('belong to one person and one form', async () => {
    const { writeDraftFiles } = await aPage();
    await writeDraftFiles(draftFilesKey('ada', 'contact'), [aFile('ada.pdf')]);
    for (const key of [
      draftFilesKey(null, 'contact'),
      draftFilesKey('ad', 'contact'),
      draftFilesKey('ada', 'quote'),
    ])
      expect(await filesAfterReload(key)).toEqual([]);
  });

  it('are deleted at sign-out, and those of others stay', async () => {
    const { deleteDraftFiles: forgetDraftFiles, writeDraftFiles } = await aPage();
    for (const key of ['ada contact', 'ada checkout', 'adam contact', 'visitor contact'])
      await writeDraftFiles(key, [aFile(key)]);
    await forgetDraftFiles('ada');
    expect(await storedKeys()).toEqual(['adam contact', 'visitor contact']);
  });

  it('follow a guest who signs in, unless the account already has files there', async () => {
    const { moveDraftFilesToAccount: takeOverDraftFiles, writeDraftFiles } = await aPage();
    await writeDraftFiles('visitor contact', [aFile('guest.pdf')]);
    await writeDraftFiles('visitor checkout', [aFile('guest-order.pdf')]);
    await writeDraftFiles('ada checkout', [aFile('own-order.pdf')]);
    await takeOverDraftFiles('ada');
    expect(names(await filesAfterReload('ada contact'))).toEqual(['guest.pdf']);
    expect(names(await filesAfterReload('ada checkout'))).toEqual(['own-order.pdf']);
    expect(await storedKeys()).toEqual(['ada checkout', 'ada contact']);
  });

  it('are empty if something else was stored', async () => {
    const { files, set } = await aPage();
    await set('visitor contact', [{ attachment: { id: 7 }, bytes: 'x' }], files());
    expect(await filesAfterReload('visitor contact')).toEqual([]);
  });
});

const names = (files: Attached[]) => files.map(({ attachment }) => attachment.name);

async function aPage() {
  vi.resetModules();
  const [draftFiles, { set, keys }, { deviceStore }] = await Promise.all([
    import('./draft-files.ts'),
    import('idb-keyval'),
    import('#src/cache/device-store.ts'),
  ]);
  return { ...draftFiles, set, keys, files: () => deviceStore('fieldshop-draft-files', 'files') };
}

async function filesAfterReload(key: string) {
  const { readDraftFiles } = await aPage();
  return readDraftFiles(key);
}

async function storedKeys() {
  const { keys, files } = await aPage();
  return keys(files());
}

function aFile(name: string): Attached {
  return {
    attachment: {
      id: '11111111-2222-4333-8444-555555555555',
      name,
      mediaType: 'application/pdf',
      sizeBytes: 3,
      sha256: 'ab'.repeat(32),
    },
    bytes: new Uint8Array([1, 2, 3]).buffer,
  };
}
