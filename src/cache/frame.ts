import { persistQueryClientRestore, persistQueryClientSave } from '@tanstack/query-persist-client-core';
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { Query, QueryClient } from '@tanstack/react-query';
import { contractVersion } from './contract-version.ts';
import { deviceStorage } from './device-storage.ts';

// What stands around every page, and the contacts one needs most without a connection.
const persistedKeys = new Set<unknown>(['setting', 'navigation', 'footer', 'company-contacts']);
const maxAgeMs = 90 * 24 * 3_600_000;
const persister = createSyncStoragePersister({
  storage: deviceStorage,
  key: 'fieldshop-frame',
});

/** Read at once, before the first paint of a page that the server did not draw. */
export const restoreFrame = (queryClient: QueryClient) =>
  persistQueryClientRestore({ queryClient, persister, buster: contractVersion, maxAge: maxAgeMs });

/** Writes it now and whenever a part of it was fetched anew. */
export function persistFrame(queryClient: QueryClient) {
  void storeFrame(queryClient);
  return queryClient.getQueryCache().subscribe((event) => {
    const isNew = event.type === 'updated' && event.action.type === 'success';
    if (isNew && persistedKeys.has(event.query.queryKey[0])) void storeFrame(queryClient);
  });
}

const storeFrame = (queryClient: QueryClient) =>
  persistQueryClientSave({
    queryClient,
    persister,
    buster: contractVersion,
    dehydrateOptions: {
      shouldDehydrateQuery: ({ queryKey, state }: Query) =>
        persistedKeys.has(queryKey[0]) && state.status === 'success',
      shouldDehydrateMutation: () => false,
    },
  });
