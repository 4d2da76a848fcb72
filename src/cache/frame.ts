import { persistQueryClientRestore, persistQueryClientSave } from '@tanstack/query-persist-client-core';
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { Query, QueryClient } from '@tanstack/react-query';
import { languageSuffix } from '#src/format/site-languages.ts';
import { dataVersion, isDataCurrent } from './data-version.ts';
import { deviceStorage } from './device-storage.ts';

// The content around every page, and the contacts, which are useful offline.
const persistedKeys = new Set<unknown>(['setting', 'navigation', 'footer', 'company-contacts']);
const maxAgeMs = 90 * 24 * 3_600_000;
const persister = createSyncStoragePersister({
  storage: deviceStorage,
  key: `fieldshop-frame${languageSuffix}`,
});

/** Restores the frame synchronously, before the first paint of a page that was not server-rendered. */
export const restoreFrame = (queryClient: QueryClient) =>
  persistQueryClientRestore({ queryClient, persister, buster: dataVersion, maxAge: maxAgeMs });

/** Persists the frame now and whenever a part is fetched again. Returns a function that stops this. */
export function persistFrame(queryClient: QueryClient) {
  void storeFrame(queryClient);
  return queryClient.getQueryCache().subscribe((event) => {
    const isNew = event.type === 'updated' && event.action.type === 'success';
    if (isNew && persistedKeys.has(event.query.queryKey[0])) void storeFrame(queryClient);
  });
}

const storeFrame = async (queryClient: QueryClient) =>
  isDataCurrent() &&
  persistQueryClientSave({
    queryClient,
    persister,
    buster: dataVersion,
    dehydrateOptions: {
      shouldDehydrateQuery: ({ queryKey, state }: Query) =>
        persistedKeys.has(queryKey[0]) && state.status === 'success',
      shouldDehydrateMutation: () => false,
    },
  });
