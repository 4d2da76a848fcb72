import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LibraryMessage } from '#src/contract/library.ts';
import { FakeCaches } from './fake-cache.ts';
import { currentLibrary, subscribe } from './library-state.ts';
import { deletePack, writePack } from './packs.ts';

vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('caches', new FakeCaches());

const anotherTab = new BroadcastChannel('fieldshop-documents');
const postFromAnotherTab: (message: LibraryMessage) => void = anotherTab.postMessage.bind(anotherTab);
afterEach(() => anotherTab.close());

describe('the library shown to the user', () => {
  it('is updated when the worker completes files while no page is saving', async () => {
    await writePack({
      id: 'p',
      name: 'P',
      state: 'running',
      createdAt: 0,
      documents: [],
      wasInBackground: false,
      failures: [],
    });
    subscribe(() => undefined);
    await vi.waitFor(() => expect(currentLibrary()?.packs).toHaveLength(1));

    await deletePack('p');
    postFromAnotherTab({ type: 'finished', name: 'P', count: 2 });

    await vi.waitFor(() => expect(currentLibrary()?.packs).toEqual([]));
    expect(currentLibrary()?.finished).toEqual({ name: 'P', count: 2 });
  });
});
