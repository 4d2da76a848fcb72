import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core';
import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import type { QueryClient } from '@tanstack/react-query';
import { del, get, keys, set } from 'idb-keyval';
import { deviceStore } from '#src/cache/device-store.ts';
import { contractVersion } from './contract-version.ts';

const prefix = 'public';
const maxAgeMs = 90 * 24 * 3_600_000;
const database = deviceStore('fieldshop-answers', 'answers');

/**
 * Every public answer, one by one, with its age. What another contract parsed is dropped when it is met. Cloned by the
 * database, not written as text: that would block the page.
 */
const createPersister = (write: (writing: Promise<void>) => Promise<void>) =>
  experimental_createQueryPersister<PersistedQuery>({
    storage: {
      // One that could not be read now is not dropped for it, as the persister would.
      getItem: (key) => get<PersistedQuery>(key, database).catch(() => undefined),
      setItem: (key, value) => write(set(key, value, database)),
      removeItem: (key) => write(del(key, database)),
    },
    serialize: (query) => query,
    deserialize: (stored) => stored,
    buster: contractVersion,
    maxAge: maxAgeMs,
    prefix,
    filters: { predicate: isPublic },
  });

/** For what has to be on the device when it has ended: it throws what the database throws. */
const persister = createPersister((writing) => writing);
/** For what is shown: a blocked database or a full disk does not matter to it. */
const lenientPersister = createPersister((writing) => writing.catch(() => undefined));

const neverStored = new Set<unknown>(['mine', 'search']);

/** What belongs to one person never lies on the device; what was searched is found there again. */
function isPublic({ queryKey }: { queryKey: readonly unknown[] }) {
  return !neverStored.has(queryKey[0]);
}

/** Looks for an answer on the device first; what is fetched stays there. */
export const { persisterFn } = lenientPersister;

/** What the persister does not see: data that came with the page, or that another client fetched. */
export async function storeQueries(client: QueryClient) {
  for (const query of client.getQueryCache().getAll())
    if (query.state.status === 'success' && isPublic(query)) await persister.persistQuery(query);
}

/** Drops what is too old or was parsed by another contract: one by one, as all at once would block the page. */
export async function deleteExpiredQueries() {
  for (const key of await keys<string>(database)) await persister.retrieveQuery(key.slice(prefix.length + 1));
}
