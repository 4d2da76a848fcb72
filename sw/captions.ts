import { storeInCache, cacheConfigs, matchCached } from './caches.ts';
import { yieldSignal } from './yield-to-update.ts';
import { isStorable } from './verified-files.ts';

/** What is said in a video, as WebVTT. */
export const isCaptions = (url: string) =>
  /^\/uploads\/[^/]+\.vtt$/.test(new URL(url, self.location.origin).pathname);

/** The URL changes with the content, so a stored copy is as good as a new one. */
export async function captions(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const stored = await matchCached(cacheConfigs.captions, url);
  if (stored) return stored;
  const response = await fetch(event.request);
  if (isStorable(url, response))
    event.waitUntil(storeInCache(cacheConfigs.captions, url, response.clone()).catch(() => undefined));
  return response;
}

/** Undefined when they are stored, or no longer there; else the URL. */
export async function saveCaptions(url: string): Promise<string | undefined> {
  if (await matchCached(cacheConfigs.captions, url)) return undefined;
  const response = await fetch(url, { signal: yieldSignal });
  if (response.status === 404) return undefined;
  if (!isStorable(url, response)) return url;
  await storeInCache(cacheConfigs.captions, url, response);
  return undefined;
}
