import {
  entityTagOf,
  isListBody,
  type ListBody,
  manipulation,
  patched,
  signatureHeader,
  signatureOf,
} from '#src/contract/list-delta.ts';
import { maxPageSize } from '#src/contract/page-size.ts';
import { cacheConfigs, storeInCache } from './caches.ts';
import { isPrivate } from './page-responses.ts';

/** Smaller lists are sent whole. */
const smallestText = 5000;

/** The list that the device has, with the entity tag of the response it is from. */
interface FormerList {
  body: ListBody;
  entityTag: string;
}

/** Collections of the API that are read whole, in pages of the maximum size. */
export const isList = ({ pathname, searchParams }: URL) =>
  /\/api\/[a-z-]+$/.test(pathname) && searchParams.get('pagination[pageSize]') === String(maxPageSize);

/**
 * Always from the network; when and for how long lists are used offline is up to the page. Once a list has been received, only
 * changed entries are transferred (decision 61).
 */
export async function list(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const former = await readFormer(request.url).catch(() => undefined);
  const response = (former && (await fetchChanges(request, former))) ?? (await fetch(request));
  const isChanged = response.headers.get('ETag') !== former?.entityTag;
  if (response.ok && isChanged && !isPrivate(response.headers))
    event.waitUntil(storeFormer(request.url, response.clone()).catch(() => undefined));
  return response;
}

/** Undefined if the result is not what the server has. */
async function fetchChanges(request: Request, { body, entityTag }: FormerList) {
  const signature = signatureOf(body);
  if (signature === undefined) return undefined;
  const headers = new Headers(request.headers);
  headers.set('A-IM', manipulation);
  headers.set(signatureHeader, signature);
  headers.set('If-None-Match', entityTag);
  const response = await fetch(new Request(request, { headers, cache: 'no-store' }));
  if (response.status !== 304 && response.status !== 226) return response;
  const text = response.status === 304 ? JSON.stringify(body) : await patch(body, response);
  if (text === undefined || (await entityTagOf(text)) !== response.headers.get('ETag')) return undefined;
  return asReceived(text, response.headers);
}

async function patch(former: ListBody, response: Response): Promise<string | undefined> {
  const delta: unknown = await response.json().catch(() => undefined);
  return isListBody(delta) ? patched(former, delta) : undefined;
}

function asReceived(text: string, received: Headers): Response {
  const headers = new Headers(received);
  // Those of the delta.
  for (const header of ['Cache-Control', 'Content-Encoding', 'Content-Length', 'IM']) headers.delete(header);
  headers.set('Content-Type', 'application/json; charset=utf-8');
  return new Response(text, { headers });
}

async function readFormer(url: string): Promise<FormerList | undefined> {
  const stored = await caches.match(url, { cacheName: cacheConfigs.lists.name });
  const entityTag = stored?.headers.get('ETag');
  if (!stored?.body || !entityTag) return undefined;
  const text = stored.body.pipeThrough(new DecompressionStream('gzip'));
  const body: unknown = await new Response(text).json();
  return isListBody(body) ? { body, entityTag } : undefined;
}

/** Compressed, because some browsers do not compress caches. */
async function storeFormer(url: string, response: Response) {
  const entityTag = response.headers.get('ETag');
  const text = await response.text();
  if (!entityTag || text.length < smallestText || !isListBody(JSON.parse(text))) return;
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const stored = new Response(await new Response(compressed).blob(), { headers: { ETag: entityTag } });
  await storeInCache(cacheConfigs.lists, url, stored);
}
