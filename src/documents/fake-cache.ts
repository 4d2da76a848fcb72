/** In-memory CacheStorage for tests, with a disk that can be full. */
export class FakeCaches {
  private readonly stores = new Map<string, Map<string, { bytes: ArrayBuffer; headers: Headers }>>();
  isFull = false;

  open(name: string) {
    const store = this.stores.get(name) ?? new Map<string, { bytes: ArrayBuffer; headers: Headers }>();
    this.stores.set(name, store);
    return Promise.resolve({
      put: async (address: string, response: Response) => {
        if (this.isFull) throw new DOMException('The disk is full', 'QuotaExceededError');
        store.set(address, { bytes: await response.arrayBuffer(), headers: response.headers });
      },
      delete: (address: string) => Promise.resolve(store.delete(address)),
      keys: () => Promise.resolve([...store.keys()].map((path) => ({ url: `https://shop.example${path}` }))),
    });
  }

  match(address: string, { cacheName }: { cacheName: string }) {
    const stored = this.stores.get(cacheName)?.get(address);
    return Promise.resolve(stored && new Response(stored.bytes, { headers: stored.headers }));
  }

  /** Simulates a failing disk. */
  damage(address: string) {
    for (const store of this.stores.values()) {
      const stored = store.get(address);
      if (stored) store.set(address, { ...stored, bytes: stored.bytes.slice(1) });
    }
  }
}
