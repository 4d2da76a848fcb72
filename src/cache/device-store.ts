import { createStore, type UseStore } from 'idb-keyval';
import { abortOnPageHide } from './page-transactions.ts';

/** A database on the device with one store, for idb-keyval. In WebKit, what a page has not finished when it goes is abandoned. */
export function deviceStore(database: string, name: string): UseStore {
  const use = createStore(database, name);
  return (mode, act) =>
    use(mode, (store) => {
      abortOnPageHide(store.transaction);
      return act(store);
    });
}
