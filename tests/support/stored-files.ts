import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';

interface StoredFile {
  cache: string;
  /** Path and query, without the parts that only the cache key has. */
  path: string;
  type: string;
  sha256: string;
}

/** Every file in the browser's caches, except pages. */
export async function storedFiles(page: Page): Promise<StoredFile[]> {
  return page.evaluate(async () => {
    const files = [];
    for (const cache of await caches.keys()) {
      const store = await caches.open(cache);
      for (const request of await store.keys()) {
        const url = new URL(request.url);
        const response = await store.match(request);
        if (!response || cache.startsWith('pages-')) continue;
        const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
        const sha256 = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
        const path = url.pathname.startsWith('/uploads/') ? url.pathname + url.search : url.pathname;
        files.push({ cache, path, type: response.headers.get('Content-Type') ?? '', sha256 });
      }
    }
    return files;
  });
}

/** The stored files that differ from the server's. */
export async function wrongFiles(page: Page, backend: string): Promise<string[]> {
  const stored = await storedFiles(page);
  const isWrong = await Promise.all(stored.map((file) => differs(file, backend)));
  return stored
    .filter((_file, index) => isWrong[index])
    .map(({ cache, path, type }) => `${cache}: ${path} (${type})`);
}

async function differs({ path, type, sha256 }: StoredFile, backend: string): Promise<boolean> {
  const response = await fetch(backend + path);
  const bytes = Buffer.from(await response.arrayBuffer());
  const isSame = createHash('sha256').update(bytes).digest('hex') === sha256;
  return !isSame || response.headers.get('Content-Type') !== type;
}
