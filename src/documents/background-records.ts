import type { DocumentToSave } from '#src/contract/library.ts';
import { verify } from './download.ts';
import { readMetadata } from './metadata.ts';
import { notify } from './library-messages.ts';
import { deletePack, readPack } from './packs.ts';
import { storeDocument } from './save.ts';

// TypeScript has no types for https://wicg.github.io/background-fetch/ yet. Only the members used here are declared.
declare global {
  interface ServiceWorkerRegistration {
    readonly backgroundFetch?: BackgroundFetchManager;
  }
}

interface BackgroundFetchManager {
  fetch: (id: string, requests: Request[], options: object) => Promise<BackgroundFetchRegistration>;
  get: (id: string) => Promise<BackgroundFetchRegistration | undefined>;
}

export interface BackgroundFetchRegistration extends EventTarget {
  readonly id: string;
  readonly result: '' | 'success' | 'failure';
  abort: () => Promise<boolean>;
  matchAll: () => Promise<BackgroundFetchRecord[]>;
}

interface BackgroundFetchRecord {
  readonly request: Request;
  readonly responseReady: Promise<Response>;
}

type RecordOutcome = 'saved' | 'full' | 'incomplete';

/** Stores each file of a background fetch as it arrives, if its checksum matches. */
export async function storeRecords(
  fetching: BackgroundFetchRegistration,
  documents: DocumentToSave[],
): Promise<RecordOutcome[]> {
  const byUrl = new Map(documents.map((document) => [document.fileUrl, document]));
  const records = await fetching.matchAll();
  return Promise.all(
    records.map((record) => {
      const { pathname, search } = new URL(record.request.url);
      const document = byUrl.get(pathname + search);
      return document ? storeRecord(record, document) : 'incomplete';
    }),
  );
}

async function storeRecord(record: BackgroundFetchRecord, target: DocumentToSave): Promise<RecordOutcome> {
  if (await isSaved(target)) return 'saved';
  // Rejects if the file could not be fetched; the page requests it again.
  const response = await record.responseReady.catch(() => undefined);
  const bytes = await response?.arrayBuffer().catch(() => undefined);
  if (!response || response.status !== 200 || !bytes) return 'incomplete';
  const { fileUrl, checksum } = target;
  const received = await verify({ fileUrl, bytes, checksum, headers: response.headers });
  return received.outcome === 'complete' ? storeDocument(target, received, { isPinned: true }) : 'incomplete';
}

export async function isSaved({ url, checksum, replaces }: DocumentToSave): Promise<boolean> {
  const metadata = await readMetadata(url);
  const isSame = metadata !== undefined && checksum !== null && metadata.checksum === checksum;
  return isSame && metadata.isPinned && metadata.removedAt === null && replaces === null;
}

/** Called by the worker when a background fetch ends. Missing files are left to the next page. */
export async function storeFetched(fetching: BackgroundFetchRegistration): Promise<'complete' | 'partly'> {
  const pack = await readPack(fetching.id);
  if (!pack) return 'partly';
  await storeRecords(fetching, pack.documents);
  for (const target of pack.documents) if (!(await isSaved(target))) return 'partly';
  await completePack(pack.id);
  return 'complete';
}

/** Notifies only once, although both page and worker may find the pack complete. */
export async function completePack(id: string): Promise<void> {
  const pack = await readPack(id);
  await deletePack(id);
  if (pack) notify({ type: 'finished', name: pack.name, count: pack.documents.length });
}
