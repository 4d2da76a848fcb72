import { keep, kept, keptIn } from './caches.ts';
import { makingWay } from './making-way.ts';
import { isStorable } from './verified-files.ts';

/** What is said in a video, as WebVTT. */
export const isCaptions = (url: string) =>
  /^\/uploads\/[^/]+\.vtt$/.test(new URL(url, self.location.origin).pathname);

/** The URL changes with the content, so a stored copy is as good as a new one. */
export async function captions(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const stored = await keptIn(kept.captions, url);
  if (stored) return stored;
  const response = await fetch(event.request);
  if (isStorable(url, response))
    event.waitUntil(keep(kept.captions, url, response.clone()).catch(() => undefined));
  return response;
}

/** Undefined when they are stored, or no longer there; else the URL. */
export async function saveCaptions(url: string): Promise<string | undefined> {
  if (await keptIn(kept.captions, url)) return undefined;
  const response = await fetch(url, { signal: makingWay });
  if (response.status === 404) return undefined;
  if (!isStorable(url, response)) return url;
  await keep(kept.captions, url, response);
  return undefined;
}
