import { endWithPage } from '#src/cache/page-transactions.ts';

const name = 'fieldshop-outbox';
export const stores = ['entries', 'files', 'session'] as const;
export type StoreName = (typeof stores)[number];

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () =>
      stores.forEach((store) => request.result.createObjectStore(store)),
    );
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The outbox could not be opened')),
    );
    request.addEventListener('success', () => {
      const database = request.result;
      // Another version of the site may need to change it, or the browser took it away.
      database.addEventListener('versionchange', () => database.close());
      database.addEventListener('close', forget);
      resolve(database);
    });
  });
  opened.catch(forget);
  return opened;
}

function forget() {
  opened = undefined;
}

/** Reads; `pick` makes the request and the answer is its result. */
export async function read(store: StoreName, pick: (from: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const transaction = begin(await open(), [store], 'readonly');
  const request = pick(transaction.objectStore(store));
  await ended(transaction);
  return request.result;
}

/**
 * Writes, and answers when it is on the disk. `act` begins its requests at once; whoever makes the last calls
 * `transaction.commit()`, so that a page that goes away in the next moment takes nothing back.
 *
 * @throws {DOMException} named QuotaExceededError when the disk is full
 */
export async function write(act: (transaction: IDBTransaction) => void): Promise<void> {
  const transaction = begin(await open(), [...stores], 'readwrite');
  const end = ended(transaction);
  act(transaction);
  await end;
}

function begin(database: IDBDatabase, names: StoreName[], mode: 'readonly' | 'readwrite') {
  const transaction = database.transaction(names, mode, { durability: 'strict' });
  endWithPage(transaction);
  return transaction;
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('The outbox could not be written'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
  });
}
