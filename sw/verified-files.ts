import { hasExpectedType } from '#src/cache/file-types.ts';
import { renameFrom } from './renamed-files.ts';
import type { VersionFile } from './version-files.ts';

/** Pauses before each attempt. The HTTP cache may contain a wrong response, so only the first attempt may use it. */
const pausesMs = [0, 1000, 4000];
const timeoutMs = 60_000;
const concurrency = 4;

type FileCache = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

/** Returns whether the response is the file as it was built, not replaced or truncated on the way. */
export async function isIntact({ url, digest }: VersionFile, response: Response): Promise<boolean> {
  if (!isStorable(url, response)) return false;
  const bytes = await response.arrayBuffer().catch(() => undefined);
  return bytes !== undefined && (await digestOf(bytes)).startsWith(digest);
}

/** A complete response from our own origin or made by this worker, not redirected, with the type of its extension. */
export const isStorable = (url: string, { status, type, redirected, headers }: Response) =>
  status === 200 && (type === 'basic' || type === 'default') && !redirected && hasExpectedType(url, headers);

/**
 * Verifies the stored files, and fetches missing and damaged ones. Returns the URLs of files that could not be fetched.
 */
export async function storeFiles(
  cache: FileCache,
  files: VersionFile[],
  signal?: AbortSignal,
): Promise<string[]> {
  const remaining = [...files];
  const rename = await renameFrom(cache);
  const missing: string[] = [];
  const storeNext = async () => {
    for (let file = remaining.shift(); file; file = remaining.shift())
      if (!(await storeFile({ cache, rename, signal }, file).catch(() => false))) missing.push(file.url);
  };
  await Promise.all(Array.from({ length: concurrency }, storeNext));
  return missing;
}

/** Deletes damaged files from the cache; returns how many. */
export async function deleteDamaged(cache: FileCache, files: VersionFile[]): Promise<number> {
  let damaged = 0;
  for (const file of files) {
    const stored = await cache.match(file.key, { ignoreVary: true });
    if (!stored || (await isIntact(file, stored))) continue;
    damaged += 1;
    await cache.delete(file.key, { ignoreVary: true });
  }
  return damaged;
}

interface Storing {
  cache: FileCache;
  rename: Awaited<ReturnType<typeof renameFrom>>;
  signal: AbortSignal | undefined;
}

async function storeFile({ cache, rename, signal }: Storing, file: VersionFile): Promise<boolean> {
  const stored = await cache.match(file.key, { ignoreVary: true });
  if (stored && (await isIntact(file, stored))) return true;
  if (stored) await cache.delete(file.key, { ignoreVary: true });
  const response =
    (await intactOnly(file, fromAnotherVersion(file))) ??
    (await intactOnly(file, rename(file))) ??
    (await fetchIntact(file, signal));
  if (response) await cache.put(file.key, response);
  return response !== undefined;
}

/** Other versions of the worker used caches with other names. */
const fromAnotherVersion = (file: VersionFile) => caches.match(file.key, { ignoreVary: true });

async function intactOnly(
  file: VersionFile,
  found: Promise<Response | undefined>,
): Promise<Response | undefined> {
  const response = await found;
  return response && (await isIntact(file, response.clone())) ? response : undefined;
}

async function fetchIntact(file: VersionFile, signal?: AbortSignal): Promise<Response | undefined> {
  for (const [attempt, pauseMs] of pausesMs.entries()) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (signal?.aborted) return undefined;
    const cache = file.isNamedByContent && attempt === 0 ? 'default' : 'reload';
    const timeout = AbortSignal.timeout(timeoutMs);
    const signals = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const response = await fetch(file.url, { cache, signal: signals }).catch(() => undefined);
    if (response && (await isIntact(file, response.clone()))) return response;
  }
  return undefined;
}

/** In Base64url. */
async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
