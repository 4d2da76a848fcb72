import { hasExpectedType } from '#src/cache/file-types.ts';
import type { VersionFile } from './version-files.ts';

/** Pauses before each attempt. The HTTP cache may contain a wrong response, so only the first attempt may use it. */
const pausesMs = [0, 1000, 4000];
const timeoutMs = 60_000;
const concurrency = 4;

type FileCache = Pick<Cache, 'match' | 'put' | 'delete'>;

/** Returns whether the response is the file as it was built, not replaced or truncated on the way. */
export async function isIntact({ url, integrity }: VersionFile, response: Response): Promise<boolean> {
  if (!isStorable(url, response)) return false;
  const bytes = await response.arrayBuffer().catch(() => undefined);
  return bytes !== undefined && (await integrityOf(bytes)) === integrity;
}

/** A complete response from our own origin, not redirected, with the type of its extension. */
export const isStorable = (url: string, { status, type, redirected, headers }: Response) =>
  status === 200 && type === 'basic' && !redirected && hasExpectedType(url, headers);

/**
 * Verifies the stored files, and fetches missing and damaged ones. Returns the URLs of files that could not be fetched.
 */
export async function storeFiles(
  cache: FileCache,
  files: VersionFile[],
  signal?: AbortSignal,
): Promise<string[]> {
  const remaining = [...files];
  const missing: string[] = [];
  const storeNext = async () => {
    for (let file = remaining.shift(); file; file = remaining.shift())
      if (!(await storeFile(cache, file, signal).catch(() => false))) missing.push(file.url);
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

async function storeFile(cache: FileCache, file: VersionFile, signal?: AbortSignal): Promise<boolean> {
  const stored = await cache.match(file.key, { ignoreVary: true });
  if (stored && (await isIntact(file, stored))) return true;
  if (stored) await cache.delete(file.key, { ignoreVary: true });
  const response = (await fromAnotherVersion(file)) ?? (await fetchIntact(file, signal));
  if (response) await cache.put(file.key, response);
  return response !== undefined;
}

/** Other versions of the worker used caches with other names. */
async function fromAnotherVersion(file: VersionFile): Promise<Response | undefined> {
  const stored = await caches.match(file.key, { ignoreVary: true });
  return stored && (await isIntact(file, stored.clone())) ? stored : undefined;
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

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}
