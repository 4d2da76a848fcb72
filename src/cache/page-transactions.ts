const unfinished = new Set<IDBTransaction>();

/** In WebKit, aborts the transaction on `pagehide` if it is still running. */
export function abortOnPageHide(transaction: IDBTransaction) {
  unfinished.add(transaction);
  for (const event of ['complete', 'abort'])
    transaction.addEventListener(event, () => unfinished.delete(transaction));
}

/** Aborts all running transactions. */
export function abortTransactions() {
  for (const transaction of unfinished) {
    try {
      transaction.abort();
    } catch {
      // Already committing, which does not need the page.
    }
  }
}

// If a page is left during a transaction, WebKitGTK keeps the transaction open and blocks every later page. Other browsers
// finish it.
const isWebKit = () => 'vendor' in navigator && String(navigator.vendor).startsWith('Apple');
if ('document' in globalThis && isWebKit()) addEventListener('pagehide', abortTransactions);
