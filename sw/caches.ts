import { hasExpectedType } from '#src/cache/file-types.ts';
import { shell } from './version-files.ts';

/** The files of this version, each proved by its hash before it is stored (sw/verified-files.ts). */
export const versionFilesCache = 'version-files';

interface CacheConfig {
  name: string;
  /** The oldest go when there are more. */
  entries: number;
}

/**
 * Everything the worker keeps beside the files that are installed with this version:
 *
 * | what           | which                                                    | until                           |
 * | -------------- | -------------------------------------------------------- | ------------------------------- |
 * | pages          | anonymous HTML of this version that was visited           | the next version, or 40 younger |
 * | seenPictures   | every copy of a picture that was shown                    | 300 younger                     |
 * | savedPictures  | one small copy of each picture of the site                | it is replaced, or 3000 younger |
 * | captions       | captions of videos whose page is saved or was shown        | 300 younger                     |
 * | largeParts     | files of this version that few pages need (PDF library)   | the next version is saved       |
 *
 * Documents are in a cache of their own, which the page fills too (src/documents/bytes.ts) and nobody empties unasked.
 * Answers of the API are not here: the page keeps them with their true age (src/cache).
 */
export const cacheConfigs = {
  pages: {
    get name() {
      return pagesName();
    },
    entries: 40,
  },
  seenPictures: { name: 'seen-pictures', entries: 300 },
  savedPictures: { name: 'saved-pictures', entries: 3000 },
  captions: { name: 'captions', entries: 300 },
  largeParts: { name: 'large-parts', entries: 60 },
} satisfies Record<string, CacheConfig>;

export async function storeInCache(config: CacheConfig, url: string, response: Response) {
  const cache = await caches.open(config.name);
  await cache.put(url, response);
  await trimCache(config);
}

/** Listing a large cache takes long: when many are stored, once is enough. */
export async function trimCache({ name, entries }: CacheConfig) {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  const surplus = requests.slice(0, Math.max(0, requests.length - entries));
  await Promise.all(surplus.map((request) => cache.delete(request, { ignoreVary: true })));
}

/** What is stored under this URL. A file of the wrong type is removed, as if it had never been stored. */
export async function matchCached({ name }: CacheConfig, url: string): Promise<Response | undefined> {
  const stored = await caches.match(url, { cacheName: name, ignoreVary: true });
  if (!stored || name === cacheConfigs.pages.name || hasExpectedType(url, stored.headers)) return stored;
  const cache = await caches.open(name);
  await cache.delete(url, { ignoreVary: true });
  return undefined;
}

/**
 * Removes files of the wrong type from all caches of the site, whichever version of the worker stored them; returns
 * the names of the caches that had some. The URLs of pages name no type: they are checked when they are stored.
 */
export async function deleteWrongFiles(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => !name.startsWith('pages-'));
  const found = await Promise.all(
    names.map(async (name) => ((await deleteWrongFilesIn(name)) ? [name] : [])),
  );
  return found.flat();
}

async function deleteWrongFilesIn(name: string): Promise<boolean> {
  const cache = await caches.open(name);
  let isAnyWrong = false;
  for (const request of await cache.keys()) {
    const stored = await cache.match(request, { ignoreVary: true });
    if (!stored || hasExpectedType(request.url, stored.headers)) continue;
    isAnyWrong = true;
    await cache.delete(request, { ignoreVary: true });
  }
  return isAnyWrong;
}

/** Pages name the files of their version, so they go with it. */
export async function deleteOldPages() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('pages-') && name !== cacheConfigs.pages.name);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The shell names the files of its version: its hash is the version's. */
const pagesName = () => `pages-${shell()?.integrity}`;
