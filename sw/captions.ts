import { storeInCache, cacheConfigs, matchCached } from './caches.ts';
import { yieldSignal } from './yield-to-update.ts';
import { isStorable } from './verified-files.ts';

/** Video captions in WebVTT format. */
export const isCaptions = (url: string) =>
  /^\/uploads\/[^/]+\.vtt$/.test(new URL(url, self.location.origin).pathname);

/** Cache first: the URL changes with the content. */
export async function captions(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const stored = await matchCached(cacheConfigs.captions, url);
  if (stored) return stored;
  const response = await fetch(event.request);
  if (isStorable(url, response))
    event.waitUntil(storeInCache(cacheConfigs.captions, url, response.clone()).catch(() => undefined));
  return response;
}

/** Returns undefined if the captions are stored or no longer exist, otherwise the URL. */
export async function saveCaptions(url: string): Promise<string | undefined> {
  if (await matchCached(cacheConfigs.captions, url)) return undefined;
  const response = await fetch(url, { signal: yieldSignal });
  if (response.status === 404) return undefined;
  if (!isStorable(url, response)) return url;
  await storeInCache(cacheConfigs.captions, url, response);
  return undefined;
}
