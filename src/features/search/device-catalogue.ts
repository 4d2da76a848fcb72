import { get, values } from 'idb-keyval';
import { contractVersion } from '#src/cache/contract-version.ts';
import { deviceStore } from '#src/cache/device-store.ts';
import { request } from '#src/api/request.ts';
import { apiUrl } from '#src/api/api-url.ts';
import { parseSavedEntries, parseSavedVersion, type SavedVersion } from '#src/contract/search.ts';
import type { SearchEntry } from '#src/contract/synonym-group.ts';
import { languageSuffix } from '#src/format/site-languages.ts';

const versionKey = 'version';
const database = deviceStore(`fieldshop-search${languageSuffix}`, 'documents');

export interface DeviceCatalogue {
  entries: SearchEntry[];
  /** When the server last confirmed that the copy is complete. */
  asOf: number;
}

/**
 * The search documents and synonyms stored on the device; null if there are none, or if they are from another contract
 * version or have the prices of another market.
 */
export async function readCatalogue(market: string): Promise<DeviceCatalogue | null> {
  const saved = await readVersion();
  if (saved?.market !== market) return null;
  const stored = await values<unknown>(database);
  const entries = stored.filter((entry) => typeof entry === 'object' && entry !== null && 'kind' in entry);
  return { entries: parseSavedEntries(entries), asOf: saved.asOf };
}

export interface CatalogueChange {
  added: SearchEntry[];
  removed: string[];
  isComplete: boolean;
  asOf: number;
}

/**
 * Fetches changes since the last update and stores them in one transaction, so that a crash leaves either version
 * complete.
 *
 * @throws the errors of `request`, and when the disk is full
 */
export async function updateCatalogue(market: string): Promise<CatalogueChange> {
  const saved = await readVersion();
  const path = apiUrl('/api/search/documents', {
    ...(saved && { since: saved.version }),
    ...(market !== '' && { market }),
  });
  const changes = await request(path, async () => (await contract()).parseDocumentChanges);
  const isComplete = changes.complete || !saved;
  const added = [...changes.documents, ...changes.synonyms];
  const asOf = Date.now();
  await database('readwrite', (store) => {
    if (isComplete) store.clear();
    for (const entry of added) store.put(entry, entry.id);
    for (const id of changes.removed) store.delete(id);
    store.put(
      { version: changes.version, asOf, contract: contractVersion, market } satisfies SavedVersion,
      versionKey,
    );
    return finished(store.transaction);
  });
  return { added, removed: changes.removed, isComplete, asOf };
}

const contract = () => import('#src/contract/search.ts');

async function readVersion(): Promise<SavedVersion | undefined> {
  const saved = parseSavedVersion(await get<unknown>(versionKey, database));
  return saved?.contract === contractVersion ? saved : undefined;
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('The search catalogue could not be stored'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
}
