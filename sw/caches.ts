import { hasExpectedType } from '#src/cache/file-types.ts';
import { languageSuffix } from '#src/format/site-languages.ts';
import { shell } from './version-files.ts';

/** The files of this version, each verified by its hash before it is stored (sw/verified-files.ts). */
export const versionFilesCache = `version-files${languageSuffix}`;

interface CacheConfig {
  name: string;
  /** Maximum number of entries; the oldest are deleted first. */
  entries: number;
}

/**
 * Everything the worker caches in addition to the files installed with this version:
 *
 * | what           | which                                                    | stored until                    |
 * | -------------- | -------------------------------------------------------- | ------------------------------- |
 * | pages          | visited pages: public HTML of this version                | the next version, or 40 newer   |
 * | seenPictures   | every picture file that was shown                         | 300 newer                       |
 * | savedPictures  | one small file of each picture of the site                | it is replaced, or 3000 newer   |
 * | captions       | captions of videos whose page is saved or was shown       | 300 newer                       |
 * | largeParts     | files of this version that few pages need (PDF library)   | the next version is saved       |
 * | lists          | large lists of the API, so that only changes are received | 300 newer                       |
 *
 * Documents have their own cache (src/documents/bytes.ts). The page writes to it too, and it is only emptied at the user's
 * request or when the disk is full. The page caches the API responses that it shows, with their age (src/cache).
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
  lists: { name: `lists${languageSuffix}`, entries: 300 },
  largeParts: { name: `large-parts${languageSuffix}`, entries: 60 },
} satisfies Record<string, CacheConfig>;

export async function storeInCache(config: CacheConfig, url: string, response: Response) {
  const cache = await caches.open(config.name);
  await cache.put(url, response);
  await trimCache(config);
}

/** Listing a large cache is slow, so call this once after storing many entries. */
export async function trimCache({ name, entries }: CacheConfig) {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  const surplus = requests.slice(0, Math.max(0, requests.length - entries));
  await Promise.all(surplus.map((request) => cache.delete(request, { ignoreVary: true })));
}

/** Returns the cached response for this URL. A file of the wrong type is deleted and treated as missing. */
export async function matchCached({ name }: CacheConfig, url: string): Promise<Response | undefined> {
  const stored = await caches.match(url, { cacheName: name, ignoreVary: true });
  if (!stored || name === cacheConfigs.pages.name || hasExpectedType(url, stored.headers)) return stored;
  const cache = await caches.open(name);
  await cache.delete(url, { ignoreVary: true });
  return undefined;
}

/**
 * Deletes files of the wrong type from all caches of the site, including those of other worker versions. Returns the names
 * of the affected caches. Page URLs have no extension to check, so pages are checked when they are stored.
 */
export async function deleteWrongFiles(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => !name.startsWith('pages-'));
  const affected = await Promise.all(
    names.map(async (name) => ((await deleteWrongFilesIn(name)) ? [name] : [])),
  );
  return affected.flat();
}

async function deleteWrongFilesIn(name: string): Promise<boolean> {
  const cache = await caches.open(name);
  let hasWrongFile = false;
  for (const request of await cache.keys()) {
    const stored = await cache.match(request, { ignoreVary: true });
    if (!stored || hasExpectedType(request.url, stored.headers)) continue;
    hasWrongFile = true;
    await cache.delete(request, { ignoreVary: true });
  }
  return hasWrongFile;
}

/** Pages refer to the files of their version, so they are deleted with it. */
export async function deleteOldPages() {
  const names = await caches.keys();
  // The algorithm follows the prefix, so the pages of other languages stay.
  const old = names.filter(
    (name) => name.startsWith(`${pagesPrefix}sha`) && name !== cacheConfigs.pages.name,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The shell lists the files of its version, so its hash identifies the version. */
const pagesName = () => `${pagesPrefix}sha256-${shell()?.digest}`;
const pagesPrefix = `pages${languageSuffix}-`;
