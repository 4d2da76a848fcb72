import { getCacheKeyForURL } from 'workbox-precaching';

interface Kept {
  name: string;
  /** The oldest go when there are more. */
  entries: number;
}

/**
 * Everything the worker keeps beside the files of this version, which Workbox precaches:
 *
 * | what           | which                                                    | until                           |
 * | -------------- | -------------------------------------------------------- | ------------------------------- |
 * | pages          | anonymous HTML of this version that was visited           | the next version, or 40 younger |
 * | seenPictures   | every copy of a picture that was shown                    | 300 younger                     |
 * | savedPictures  | one small copy of each picture of the site                | it is replaced, or 3000 younger |
 * | largeParts     | files of this version that few pages need (PDF library)   | the next version is saved       |
 *
 * Documents are in a cache of their own, which the page fills too (src/documents/bytes.ts) and nobody empties unasked.
 * Answers of the API are not here: the page keeps them with their true age (src/cache).
 */
export const kept = {
  pages: {
    get name() {
      return pagesName();
    },
    entries: 40,
  },
  seenPictures: { name: 'seen-pictures', entries: 300 },
  savedPictures: { name: 'saved-pictures', entries: 3000 },
  largeParts: { name: 'large-parts', entries: 60 },
} satisfies Record<string, Kept>;

export async function keep(cached: Kept, address: string, response: Response) {
  const cache = await caches.open(cached.name);
  await cache.put(address, response);
  await dropSurplus(cached);
}

/** Listing a large cache takes long: when many are stored, once is enough. */
export async function dropSurplus({ name, entries }: Kept) {
  const cache = await caches.open(name);
  const addresses = await cache.keys();
  const surplus = addresses.slice(0, Math.max(0, addresses.length - entries));
  await Promise.all(surplus.map((request) => cache.delete(request, { ignoreVary: true })));
}

/** A full disk, or storage the browser took away, must not take an answer from the visitor. */
export async function keptIn({ name }: Kept, address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName: name, ignoreVary: true });
}

/** Pages name the files of their version, so they go with it. */
export async function dropOldPages() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('pages-') && name !== kept.pages.name);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The precached shell names the files of its version: its key is the version's. */
function pagesName() {
  const { searchParams } = new URL(getCacheKeyForURL('/index.html') ?? '', self.location.origin);
  return `pages-${searchParams.get('__WB_REVISION__')}`;
}
