/** In-memory CacheStorage for tests, with a disk that can be full. */
export class FakeCaches {
  private readonly stores = new Map<string, Map<string, { bytes: ArrayBuffer; headers: Headers }>>();
  isFull = false;

  open(name: string) {
    const store = this.stores.get(name) ?? new Map<string, { bytes: ArrayBuffer; headers: Headers }>();
    this.stores.set(name, store);
    return Promise.resolve({
      put: async (url: string, response: Response) => {
        if (this.isFull) throw new DOMException('The disk is full', 'QuotaExceededError');
        store.set(url, { bytes: await response.arrayBuffer(), headers: response.headers });
      },
      delete: (url: string) => Promise.resolve(store.delete(url)),
      keys: () => Promise.resolve([...store.keys()].map((path) => ({ url: `https://shop.example${path}` }))),
    });
  }

  match(url: string, { cacheName }: { cacheName: string }) {
    const stored = this.stores.get(cacheName)?.get(url);
    return Promise.resolve(stored && new Response(stored.bytes, { headers: stored.headers }));
  }

  /** Simulates a failing disk. */
  damage(url: string) {
    for (const store of this.stores.values()) {
      const stored = store.get(url);
      if (stored) store.set(url, { ...stored, bytes: stored.bytes.slice(1) });
    }
  }
}
