import type { Page } from 'playwright/test';

/** Everything this browser stores for the site, as one text per place: names, keys and values. */
export async function everythingStored(page: Page): Promise<Record<string, string>> {
  const cookies = JSON.stringify(await page.context().cookies());
  return { cookies, ...(await page.evaluate(readStores)) };
}

async function readStores() {
  const stored: Record<string, string> = {
    localStorage: JSON.stringify({ ...localStorage }),
    sessionStorage: JSON.stringify({ ...sessionStorage }),
  };
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await completed(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const entries = database.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([
        completed(entries.getAllKeys()),
        completed<unknown[]>(entries.getAll()),
      ]);
      stored[`IndexedDB ${name} ${store}`] = JSON.stringify(keys) + (await textOf(values));
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const texts = (await cache.keys()).map(
      async (request) => request.url + ((await (await cache.match(request))?.text()) ?? ''),
    );
    stored[`Cache ${name}`] = (await Promise.all(texts)).join('\n');
  }
  return stored;

  function completed<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('The entry cannot be read')));
    });
  }

  async function textOf(value: unknown): Promise<string> {
    if (value instanceof Blob) return value.text();
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder().decode(value);
    if (typeof value !== 'object' || value === null) return String(value);
    const parts = Object.entries(value).map(async ([key, part]) => `${key}: ${await textOf(part)}`);
    return (await Promise.all(parts)).join(', ');
  }
}
