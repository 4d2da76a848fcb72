import { endWithPage } from '#src/cache/page-transactions.ts';

const name = 'fieldshop-outbox';
export const stores = ['entries', 'files', 'session'] as const;
export type StoreName = (typeof stores)[number];

/** A deletion in another tab, or a broken profile, can keep a database from ever opening, without a word. */
const openTimeoutMs = 3000;
/** Who waited in vain once does not wait again with every look. */
const reopenAfterMs = 10_000;

/** There is no storage in this window: missing, blocked, or held by a newer version of the site. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  if (opened) return opened;
  const opening = openWithTimeout();
  opened = opening;
  const forget = () => {
    if (opened === opening) opened = undefined;
  };
  opening.then(
    (database) => {
      // Another version of the site may need to change it, or the browser took it away.
      database.addEventListener('versionchange', () => {
        database.close();
        forget();
      });
      database.addEventListener('close', forget);
    },
    ({ cause }: StorageUnavailable) =>
      cause === undefined ? void setTimeout(forget, reopenAfterMs) : forget(),
  );
  return opening;
}

function openWithTimeout(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) =>
      reject(new StorageUnavailable('The outbox could not be opened', { cause }));
    const timer = setTimeout(fail, openTimeoutMs);
    try {
      const request = indexedDB.open(name, 1);
      request.addEventListener('upgradeneeded', () =>
        stores.forEach((store) => request.result.createObjectStore(store)),
      );
      request.addEventListener('error', () => fail(request.error ?? 'error'));
      request.addEventListener('success', () => resolve(request.result));
      for (const end of ['error', 'success']) request.addEventListener(end, () => clearTimeout(timer));
    } catch (cause) {
      clearTimeout(timer);
      fail(cause);
    }
  });
}

/** Reads; `pick` makes the request and the answer is its result. */
export async function read(
  store: StoreName,
  createRequest: (from: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const transaction = begin(await open(), [store], 'readonly');
  const request = createRequest(transaction.objectStore(store));
  await completed(transaction);
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
  const end = completed(transaction);
  act(transaction);
  await end;
}

/** @throws {StorageUnavailable} where it was closed in the moment before */
function begin(database: IDBDatabase, names: StoreName[], mode: 'readonly' | 'readwrite') {
  const transaction = database.transaction(names, mode, { durability: 'strict' });
  endWithPage(transaction);
  return transaction;
}

const failures = new WeakMap<IDBTransaction, unknown>();

/** For what is done after a first request: an error that is thrown in its listener would end nowhere. */
export function abortWith(transaction: IDBTransaction, error: unknown): void {
  failures.set(transaction, error);
  transaction.abort();
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () =>
      reject(failures.get(transaction) ?? transaction.error ?? new Error('The outbox could not be written'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
  });
}
