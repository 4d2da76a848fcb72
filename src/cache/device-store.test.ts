import { get, set } from 'idb-keyval';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceStore } from './device-store.ts';
import { endTransactions } from './page-transactions.ts';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

describe('a store on the device', () => {
  it('keeps what was written when the page goes after that', async () => {
    await set('home', 1, deviceStore('pages', 'pages'));
    endTransactions();
    expect(await get('home', deviceStore('pages', 'pages'))).toBe(1);
  });

  it('keeps what is being written when the page goes, and lets the next page read', async () => {
    await set('home', 1, deviceStore('pages', 'pages'));
    await writingWithoutEnd();
    endTransactions();
    expect(await get('home', deviceStore('pages', 'pages'))).toBe(2);
  });
});

/** Resolves when the first write of a transaction that would never end is done. */
function writingWithoutEnd(): Promise<void> {
  const store = deviceStore('pages', 'pages');
  return new Promise((resolve) => {
    void store('readwrite', (pages) => {
      const goOn = () => {
        resolve();
        try {
          pages.get('home').onsuccess = goOn;
        } catch {
          // It was ended.
        }
      };
      pages.put(2, 'home').onsuccess = goOn;
      return Promise.resolve();
    });
  });
}
