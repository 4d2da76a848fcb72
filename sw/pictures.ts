import { trimCache, storeInCache, cacheConfigs, matchCached } from './caches.ts';
import { yieldSignal } from './yield-to-update.ts';
import { pictureName } from './picture-names.ts';
import { withTimeout, withFirstBytes } from './network-timeout.ts';
import { isStorable } from './verified-files.ts';

const timeoutMs = 3000;

/** Cache first: the URL changes with the content. If the network fails, a smaller size is better than nothing. */
export async function picture(event: FetchEvent): Promise<Response> {
  const url = event.request.url;
  const exact =
    (await matchCached(cacheConfigs.savedPictures, url)) ??
    (await matchCached(cacheConfigs.seenPictures, url));
  if (exact) return exact;
  const network = fetch(event.request);
  const response = await withTimeout(withFirstBytes(network), timeoutMs);
  if (response instanceof Response) {
    if (isStorable(url, response)) {
      event.waitUntil(saveSeen(url, response.clone()).catch(() => undefined));
      return response;
    }
    // The picture no longer exists. Any other response may come from a captive portal or proxy.
    if (response.status === 404) return response;
  }
  return (await findOtherCopy(url)) ?? network;
}

/** Stores these pictures; returns the URLs of those that could not be fetched. */
export async function savePictures(urls: string[]): Promise<string[]> {
  const outcomes = await Promise.all(urls.map((url) => savePicture(url).catch(() => url)));
  await trimCache(cacheConfigs.savedPictures);
  copies = undefined;
  return outcomes.filter((url) => url !== undefined);
}

/** Returns undefined if the picture is stored or no longer exists, otherwise the URL. */
async function savePicture(url: string): Promise<string | undefined> {
  if (await matchCached(cacheConfigs.savedPictures, url)) return undefined;
  const response =
    (await matchCached(cacheConfigs.seenPictures, url)) ?? (await fetch(url, { signal: yieldSignal }));
  // Deleted on the server.
  if (response.status === 404) return undefined;
  if (!isStorable(url, response)) return url;
  const cache = await caches.open(cacheConfigs.savedPictures.name);
  // Delete the replaced picture: the same file with another version in its query.
  await cache.delete(url, { ignoreSearch: true, ignoreVary: true });
  await cache.put(url, response);
  return undefined;
}

async function saveSeen(url: string, response: Response) {
  await storeInCache(cacheConfigs.seenPictures, url, response);
  copies = undefined;
}

/** URLs of stored pictures by name; rebuilt after another picture is stored. */
let copies: Promise<Map<string, string>> | undefined;

async function findOtherCopy(url: string): Promise<Response | undefined> {
  copies ??= listCopies();
  const copy = (await copies).get(pictureName(url) ?? '');
  return copy === undefined
    ? undefined
    : ((await matchCached(cacheConfigs.savedPictures, copy)) ?? matchCached(cacheConfigs.seenPictures, copy));
}

async function listCopies(): Promise<Map<string, string>> {
  const byName = new Map<string, string>();
  for (const { name } of [cacheConfigs.seenPictures, cacheConfigs.savedPictures])
    for (const { url } of await (await caches.open(name)).keys()) byName.set(pictureName(url) ?? '', url);
  return byName;
}
