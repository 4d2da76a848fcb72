import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core';
import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import type { QueryClient } from '@tanstack/react-query';
import { del, get, keys, set } from 'idb-keyval';
import { deviceStore } from '#src/cache/device-store.ts';
import { languageSuffix } from '#src/format/site-languages.ts';
import { dataVersion, isDataCurrent } from './data-version.ts';

const prefix = 'public';
const maxAgeMs = 90 * 24 * 3_600_000;
const database = deviceStore(`fieldshop-answers${languageSuffix}`, 'answers');

/**
 * Stores each public query separately, with its age. Entries of another version are deleted when they are read.
 * IndexedDB clones the data; serialising it to a string would block the page.
 */
const createPersister = (write: (writing: Promise<void>) => Promise<void>) =>
  experimental_createQueryPersister<PersistedQuery>({
    storage: {
      // On a read error return undefined: the persister would otherwise delete the entry.
      getItem: (key) => get<PersistedQuery>(key, database).catch(() => undefined),
      setItem: (key, value) => write(isDataCurrent() ? set(key, value, database) : otherMarket()),
      removeItem: (key) => write(del(key, database)),
    },
    serialize: (query) => query,
    deserialize: (stored) => stored,
    buster: dataVersion,
    maxAge: maxAgeMs,
    prefix,
    filters: { predicate: isPublic },
  });

const otherMarket = () => Promise.reject(new Error('Another market was chosen meanwhile'));

/** For the offline download, where the data must be stored: rejects on storage errors. */
const persister = createPersister((writing) => writing);
/** For pages: ignores a blocked database or full disk. */
const lenientPersister = createPersister((writing) => writing.catch(() => undefined));

const neverStored = new Set<unknown>(['mine', 'search']);

/** Personal data is never stored. Search results are not either, because the device has its own search. */
function isPublic({ queryKey }: { queryKey: readonly unknown[] }) {
  return !neverStored.has(queryKey[0]);
}

/** Reads from IndexedDB first, and stores what is fetched. */
export const { persisterFn } = lenientPersister;

/** Stores data the persister does not see: data that came with the page, or was fetched by another client. */
export async function storeQueries(client: QueryClient) {
  for (const query of client.getQueryCache().getAll())
    if (query.state.status === 'success' && isPublic(query)) await persister.persistQuery(query);
}

/** Deletes entries that are too old or of another version. One at a time, to not block the page. */
export async function deleteExpiredQueries() {
  for (const key of await keys<string>(database)) await persister.retrieveQuery(key.slice(prefix.length + 1));
}
