import { createStore, type UseStore } from 'idb-keyval';
import { abortOnPageHide } from './page-transactions.ts';

/** An IndexedDB database with one store, for idb-keyval. In WebKit, unfinished transactions are aborted on `pagehide`. */
export function deviceStore(database: string, name: string): UseStore {
  const use = createStore(database, name);
  return (mode, callback) =>
    use(mode, (store) => {
      abortOnPageHide(store.transaction);
      return callback(store);
    });
}
