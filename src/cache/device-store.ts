import { createStore, type UseStore } from 'idb-keyval';

const unfinished = new Set<IDBTransaction>();

/** A database on the device with one store, for idb-keyval. What a page has not finished when it goes is abandoned. */
export function deviceStore(database: string, name: string): UseStore {
  const use = createStore(database, name);
  return (mode, act) =>
    use(mode, (store) => {
      const { transaction } = store;
      unfinished.add(transaction);
      for (const end of ['complete', 'abort'])
        transaction.addEventListener(end, () => unfinished.delete(transaction));
      return act(store);
    });
}

/** Ends what is being read or written now, without effect. */
export function abandonTransactions() {
  for (const transaction of unfinished) {
    try {
      transaction.abort();
    } catch {
      // It is being committed: that needs no page.
    }
  }
}

// WebKitGTK keeps the transaction of a page that was left in the middle of it, and every later page waits for it.
if ('document' in globalThis) addEventListener('pagehide', abandonTransactions);
