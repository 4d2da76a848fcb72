import { createStore, get, set } from 'idb-keyval';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteOther } from './other-database.ts';
import type * as StoredLanguage from './stored-language.ts';

const cacheNames = [
  'version-files',
  'version-files-de',
  'version-files-fr',
  'large-parts',
  'large-parts-fr',
  'lists',
  'lists-fr',
  'pages-sha256-en',
  'pages-fr-sha256-fr',
  'documents',
  'seen-pictures',
  'saved-pictures',
  'captions',
];

let language: typeof StoredLanguage;
let scopes: string[];

beforeEach(async () => {
  vi.resetModules();
  scopes = ['https://shop.example/'];
  vi.stubGlobal('__SITE_LANGUAGES__', ['en', 'de', 'fr']);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('caches', { keys: () => Promise.resolve(cacheNames) });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      // As in browsers, the registration with the longest scope that matches.
      getRegistration: (path: string) => {
        const url = `https://shop.example${path}`;
        const scope = scopes.filter((one) => url.startsWith(one)).toSorted((a, b) => b.length - a.length)[0];
        return Promise.resolve(scope && { scope });
      },
    },
  });
  language = await import('./stored-language.ts');
});

describe('the caches of a language', () => {
  it('are its own, not those that languages share', async () => {
    expect(await language.cachesOf('fr')).toEqual([
      'version-files-fr',
      'large-parts-fr',
      'lists-fr',
      'pages-fr-sha256-fr',
    ]);
  });

  it('have no suffix in the first language', async () => {
    expect(await language.cachesOf('en')).toEqual([
      'version-files',
      'large-parts',
      'lists',
      'pages-sha256-en',
    ]);
  });
});

describe('a language', () => {
  it('is not on the device if only the worker of the first language covers its pages', async () => {
    expect(await language.readStored('fr')).toBeUndefined();
  });

  it('is incomplete until its download was complete', async () => {
    scopes.push('https://shop.example/fr/');
    expect(await language.readStored('fr')).toEqual({ completedAt: null, isCurrent: true });
    const databases = await indexedDB.databases();
    expect(databases).toEqual([]);
  });

  it('is not current with data of another market', async () => {
    scopes.push('https://shop.example/fr/');
    await set(
      'completion',
      { contract: 'unbuilt us', completedAt: 5 },
      createStore('fieldshop-saved-fr', 'saved'),
    );
    expect(await language.readStored('fr')).toEqual({ completedAt: 5, isCurrent: false });
  });
});

describe('the database of a removed language', () => {
  it('is empty at once, even if another tab has it open', async () => {
    const inOtherTab = createStore('fieldshop-answers-fr', 'answers');
    await set('home', 'Accueil', inOtherTab);
    await deleteOther({ database: 'fieldshop-answers-fr', store: 'answers' });
    expect(await get('home', inOtherTab)).toBeUndefined();
  });
});
