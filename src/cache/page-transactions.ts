const unfinished = new Set<IDBTransaction>();

/** From now on the transaction ends when the page goes, where that must be. */
export function abortOnPageHide(transaction: IDBTransaction) {
  unfinished.add(transaction);
  for (const end of ['complete', 'abort'])
    transaction.addEventListener(end, () => unfinished.delete(transaction));
}

/** Ends what is being read or written now, without effect. */
export function abortTransactions() {
  for (const transaction of unfinished) {
    try {
      transaction.abort();
    } catch {
      // It is being committed: that needs no page.
    }
  }
}

// WebKitGTK keeps the transaction of a page that was left in the middle of it, and every later page waits for it. The
// other browsers finish it.
const isWebKit = () => 'vendor' in navigator && String(navigator.vendor).startsWith('Apple');
if ('document' in globalThis && isWebKit()) addEventListener('pagehide', abortTransactions);
