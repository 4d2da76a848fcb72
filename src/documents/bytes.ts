import { sha256 } from '#src/format/sha256.ts';

/**
 * The files of saved documents, keyed by file URL, which contains the checksum. Their metadata is in `metadata.ts`.
 */
export const documentsCache = 'documents';

/** Headers the browser needs to display a stored file as it would from the server. */
const storedHeaders = [
  'Content-Type',
  'Content-Disposition',
  'Content-Security-Policy',
  'X-Content-Type-Options',
];

/** @throws {DOMException} QuotaExceededError when the disk is full */
export async function putBytes(fileUrl: string, bytes: ArrayBuffer, from: Headers): Promise<void> {
  const headers = new Headers({ 'Content-Length': String(bytes.byteLength), 'Accept-Ranges': 'bytes' });
  for (const name of storedHeaders) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  const cache = await caches.open(documentsCache);
  await cache.put(fileUrl, new Response(bytes, { headers }));
}

/** The stored bytes, verified by checksum. Damaged files are deleted and treated as missing. */
export async function readBytes(fileUrl: string, checksum: string | null): Promise<ArrayBuffer | undefined> {
  const stored = await storedResponse(fileUrl);
  if (!stored) return undefined;
  const bytes = await stored.arrayBuffer().catch(() => undefined);
  if (bytes && (checksum === null || (await sha256(bytes)) === checksum)) return bytes;
  await deleteBytes(fileUrl);
  return undefined;
}

export const storedResponse = (fileUrl: string): Promise<Response | undefined> =>
  caches.match(fileUrl, { cacheName: documentsCache, ignoreVary: true });

export async function deleteBytes(fileUrl: string): Promise<void> {
  const cache = await caches.open(documentsCache);
  await cache.delete(fileUrl, { ignoreVary: true });
}

/** The URLs of all stored files, as path and query. */
export async function storedFileUrls(): Promise<Set<string>> {
  const cache = await caches.open(documentsCache);
  return new Set((await cache.keys()).map(({ url }) => pathOf(url)));
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
