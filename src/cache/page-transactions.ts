type Ending = 'commit' | 'abort';

const unfinished = new Map<IDBTransaction, Ending>();

/**
 * From now on the transaction ends when the page goes: with what was asked for until then, or, where that may be half
 * of it, without effect.
 */
export function endWithPage(transaction: IDBTransaction, ending: Ending) {
  unfinished.set(transaction, ending);
  for (const end of ['complete', 'abort'])
    transaction.addEventListener(end, () => unfinished.delete(transaction));
}

/** Ends what is being read or written now. */
export function endTransactions() {
  for (const [transaction, ending] of unfinished) {
    try {
      transaction[ending]();
    } catch {
      // It is being committed already: that needs no page.
    }
  }
}

// WebKitGTK keeps the transaction of a page that was left in the middle of it, and every later page waits for it.
if ('document' in globalThis) addEventListener('pagehide', endTransactions);
