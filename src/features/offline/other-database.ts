import { promisifyRequest } from 'idb-keyval';

/**
 * Reads from the database of another language. The database is not created if it does not exist, and is closed afterwards, so
 * that it can be deleted.
 */
export async function readOther<T>(
  { database, store }: { database: string; store: string },
  read: (objects: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  const opened = await openExisting(database);
  if (!opened) return undefined;
  try {
    return opened.objectStoreNames.contains(store)
      ? await read(opened.transaction(store).objectStore(store))
      : undefined;
  } finally {
    opened.close();
  }
}

/** Empties the database first, because it is deleted only when no tab has it open any more. */
export async function deleteOther({ database, store }: { database: string; store: string }) {
  const opened = await openExisting(database);
  if (!opened) return;
  try {
    if (opened.objectStoreNames.contains(store))
      await promisifyRequest(opened.transaction(store, 'readwrite').objectStore(store).clear());
  } finally {
    opened.close();
  }
  indexedDB.deleteDatabase(database);
}

function openExisting(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name);
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(undefined);
    });
  });
}
