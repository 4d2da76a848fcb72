import { hasExpectedType } from '#src/cache/file-types.ts';
import { formerFiles, renamedFile, type FormerFiles } from './renamed-files.ts';
import type { VersionFile } from './version-files.ts';

/** Pauses before each attempt. The HTTP cache may contain a wrong response, so only the first attempt may use it. */
const pausesMs = [0, 1000, 4000];
const timeoutMs = 60_000;
const concurrency = 4;
/** In Base64url: 96 bits of SHA-256. The whole would make the list of files twice as large. */
const digestLength = 16;

type FileCache = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

/** Returns whether the response is the file as it was built, not replaced or truncated on the way. */
export async function isIntact({ url, digest }: VersionFile, response: Response): Promise<boolean> {
  if (!isStorable(url, response)) return false;
  const bytes = await response.arrayBuffer().catch(() => undefined);
  return bytes !== undefined && (await digestOf(bytes)) === digest;
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
  const former = await formerFiles(cache);
  const missing: string[] = [];
  const storeNext = async () => {
    for (let file = remaining.shift(); file; file = remaining.shift())
      if (!(await storeFile({ cache, former, signal }, file).catch(() => false))) missing.push(file.url);
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
  former: FormerFiles;
  signal: AbortSignal | undefined;
}

async function storeFile({ cache, former, signal }: Storing, file: VersionFile): Promise<boolean> {
  const stored = await cache.match(file.key, { ignoreVary: true });
  if (stored && (await isIntact(file, stored))) return true;
  if (stored) await cache.delete(file.key, { ignoreVary: true });
  const response =
    (await fromAnotherVersion(file)) ??
    (await renamed({ cache, former }, file)) ??
    (await fetchIntact(file, signal));
  if (response) await cache.put(file.key, response);
  return response !== undefined;
}

/** Other versions of the worker used caches with other names. */
async function fromAnotherVersion(file: VersionFile): Promise<Response | undefined> {
  const stored = await caches.match(file.key, { ignoreVary: true });
  return stored && (await isIntact(file, stored.clone())) ? stored : undefined;
}

async function renamed(
  { cache, former }: Pick<Storing, 'cache' | 'former'>,
  file: VersionFile,
): Promise<Response | undefined> {
  const response = await renamedFile(cache, former, file);
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

/** As written by scripts/build/split-worker.mjs. */
async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const base64url = btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return base64url.slice(0, digestLength);
}
