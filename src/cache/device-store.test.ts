import { get, set } from 'idb-keyval';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceStore } from './device-store.ts';
import { abortTransactions } from './page-transactions.ts';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

describe('a store on the device', () => {
  it('keeps data that was written before the page was closed', async () => {
    await set('home', 1, deviceStore('pages', 'pages'));
    abortTransactions();
    expect(await get('home', deviceStore('pages', 'pages'))).toBe(1);
  });

  it('lets the next page read if a page is left during a write', async () => {
    await set('home', 1, deviceStore('pages', 'pages'));
    await writingWithoutEnd();
    abortTransactions();
    expect(await get('home', deviceStore('pages', 'pages'))).toBe(1);
  });
});

/** Resolves when the first write of a transaction that would never end is done. */
function writingWithoutEnd(): Promise<void> {
  const store = deviceStore('pages', 'pages');
  return new Promise((resolve) => {
    void store('readwrite', (pages) => {
      const write = () => {
        resolve();
        pages.put(2, 'home').onsuccess = write;
      };
      pages.put(2, 'home').onsuccess = write;
      return Promise.resolve();
    });
  });
}
