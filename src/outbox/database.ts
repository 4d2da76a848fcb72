import { abortOnPageHide } from '#src/cache/page-transactions.ts';

const name = 'fieldshop-outbox';
export const stores = ['entries', 'files', 'session'] as const;
export type StoreName = (typeof stores)[number];

/** If another tab is deleting the database or the profile is damaged, `indexedDB.open` may never fire an event. */
const openTimeoutMs = 3000;
/** After a timeout, calls fail at once for this long instead of each waiting again. */
const reopenAfterMs = 10_000;

/** This window has no storage: IndexedDB is missing, blocked, or in use by a newer version of the site. */
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
      // A newer version of the site may need to upgrade the database, or the browser may close it.
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
      for (const event of ['error', 'success']) request.addEventListener(event, () => clearTimeout(timer));
    } catch (cause) {
      clearTimeout(timer);
      fail(cause);
    }
  });
}

/** Returns the result of the request made by `createRequest`. */
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
 * Resolves once the data is on disk. `callback` must start its requests synchronously and call `transaction.commit()` after the
 * last one, so that the data survives if the page is closed right afterwards.
 *
 * @throws {DOMException} named QuotaExceededError when the disk is full
 */
export async function write(callback: (transaction: IDBTransaction) => void): Promise<void> {
  const transaction = begin(await open(), [...stores], 'readwrite');
  const completion = completed(transaction);
  callback(transaction);
  await completion;
}

/** @throws {DOMException} InvalidStateError if the database was closed a moment ago */
function begin(database: IDBDatabase, names: StoreName[], mode: 'readonly' | 'readwrite') {
  const transaction = database.transaction(names, mode, { durability: 'strict' });
  abortOnPageHide(transaction);
  return transaction;
}

const failures = new WeakMap<IDBTransaction, unknown>();

/** For errors in a request's success listener: thrown there, they would not reach the caller. */
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
