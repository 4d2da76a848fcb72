import { storeInCache, cacheConfigs, matchCached } from './caches.ts';
import { yieldSignal } from './yield-to-update.ts';
import { isIntact, storeFiles } from './verified-files.ts';
import { largeParts, versionFile } from './version-files.ts';

/** Cache first: the URL changes with the content. */
export async function largePart(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const stored = await matchCached(cacheConfigs.largeParts, request.url);
  if (stored) return stored;
  const response = await fetch(request);
  const copy = response.clone();
  const file = versionFile(request.url);
  const store = async () =>
    file && (await isIntact(file, copy.clone())) && storeInCache(cacheConfigs.largeParts, request.url, copy);
  event.waitUntil(store().catch(() => undefined));
  return response;
}

/**
 * Stores and verifies the large files of this version. Returns the URLs of files that could not be fetched. Files of earlier
 * versions are deleted once all are stored.
 */
export async function saveLargeParts(): Promise<string[]> {
  const cache = await caches.open(cacheConfigs.largeParts.name);
  const missing = await storeFiles(cache, largeParts(), yieldSignal);
  if (missing.length === 0) await deleteFormer(cache);
  return missing;
}

async function deleteFormer(cache: Cache) {
  const current = new Set(largeParts().map(({ key }) => key));
  const former = (await cache.keys()).filter(({ url }) => !current.has(url));
  await Promise.all(former.map((request) => cache.delete(request, { ignoreVary: true })));
}
