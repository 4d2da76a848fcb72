import { captions, isCaptions } from './captions.ts';
import { document, documentFile } from './documents.ts';
import { installedFile } from './install.ts';
import { largePart } from './large-parts.ts';
import { isList, list } from './lists.ts';
import { navigate } from './navigation.ts';
import { isPageUrl } from './page-responses.ts';
import { pictureName } from './picture-names.ts';
import { picture } from './pictures.ts';
import { isLargePart, versionFile } from './version-files.ts';

type FetchHandler = (event: FetchEvent) => Promise<Response>;

/**
 * Responds to requests for public GET resources of this origin. Writes, authenticated requests, the API except large lists, and
 * range requests for anything but documents go to the network untouched, so nothing private is cached.
 */
export function handleFetch(event: FetchEvent) {
  const handler = findHandler(event.request);
  if (handler) event.respondWith(handler(event));
}

export function findHandler({ url, method, mode, headers }: Request): FetchHandler | undefined {
  const parsedUrl = new URL(url);
  const { origin, pathname } = parsedUrl;
  const isOurs = origin === self.location.origin && method === 'GET';
  if (!isOurs || headers.has('Authorization')) return undefined;
  if (isDocument(pathname)) return mode === 'navigate' && pathname.endsWith('.pdf') ? document : documentFile;
  if (headers.has('Range')) return undefined;
  if (mode === 'navigate') {
    if (pathname.startsWith('/uploads/')) return undefined;
    return isPageUrl(parsedUrl) ? navigate : undefined;
  }
  if (isList(parsedUrl)) return list;
  if (pictureName(url) !== undefined) return picture;
  if (isCaptions(url)) return captions;
  if (isLargePart(url)) return largePart;
  return versionFile(url) && installedFile;
}

/** Uploaded files in the formats of documents and CAD models. */
const isDocument = (pathname: string) =>
  /^\/uploads\/[^/]+\.(?:pdf|step|stp|dxf|glb|zip|bin)$/i.test(pathname);
