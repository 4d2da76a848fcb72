import { createStore, type UseStore } from 'idb-keyval';
import { endWithPage } from './page-transactions.ts';

/** A database on the device with one store, for idb-keyval. What a page has asked for when it goes is written. */
export function deviceStore(database: string, name: string): UseStore {
  const use = createStore(database, name);
  return (mode, act) =>
    use(mode, (store) => {
      endWithPage(store.transaction, 'commit');
      return act(store);
    });
}
