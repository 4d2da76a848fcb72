import type { WantedDocument } from '#src/contract/library.ts';
import { prove } from './download.ts';
import { readFacts } from './facts.ts';
import { tell } from './library-changes.ts';
import { deletePack, readPack } from './packs.ts';
import { keep } from './save.ts';

// https://wicg.github.io/background-fetch/ is in no library of types yet; only what is used here.
declare global {
  interface ServiceWorkerRegistration {
    readonly backgroundFetch?: BackgroundFetchManager;
  }
}

interface BackgroundFetchManager {
  fetch: (id: string, addresses: string[], options: object) => Promise<BackgroundFetchRegistration>;
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

type KeptRecord = 'saved' | 'full' | 'not-whole';

/** Stores each file of a background fetch as it arrives, when its checksum is right. */
export async function keepRecords(
  fetching: BackgroundFetchRegistration,
  wanted: WantedDocument[],
): Promise<KeptRecord[]> {
  const byAddress = new Map(wanted.map((document) => [document.address, document]));
  const records = await fetching.matchAll();
  return Promise.all(
    records.map((record) => {
      const { pathname, search } = new URL(record.request.url);
      const document = byAddress.get(pathname + search);
      return document ? keepRecord(record, document) : 'not-whole';
    }),
  );
}

async function keepRecord(record: BackgroundFetchRecord, wanted: WantedDocument): Promise<KeptRecord> {
  if (await isNoted(wanted)) return 'saved';
  // Rejected where the file could not be had; the page asks for it again.
  const response = await record.responseReady.catch(() => undefined);
  const bytes = await response?.arrayBuffer().catch(() => undefined);
  if (!response || response.status !== 200 || !bytes) return 'not-whole';
  const { address, checksum } = wanted;
  const received = await prove({ address, bytes, checksum, headers: response.headers });
  return received.outcome === 'whole' ? keep(wanted, received, { isPinned: true }) : 'not-whole';
}

export async function isNoted({ url, checksum, replaces }: WantedDocument): Promise<boolean> {
  const facts = await readFacts(url);
  const isSame = facts !== undefined && checksum !== null && facts.checksum === checksum;
  return isSame && facts.isPinned && facts.removedAt === null && replaces === null;
}

/** The worker's part when a background fetch has ended, perhaps with no page open: what is missing is left to a page. */
export async function keepFetched(fetching: BackgroundFetchRegistration): Promise<'complete' | 'partly'> {
  const pack = await readPack(fetching.id);
  if (!pack) return 'partly';
  await keepRecords(fetching, pack.wanted);
  for (const wanted of pack.wanted) if (!(await isNoted(wanted))) return 'partly';
  await completePack(pack.id);
  return 'complete';
}

/** Told once: page and worker may both find that all is there. */
export async function completePack(id: string): Promise<void> {
  const pack = await readPack(id);
  await deletePack(id);
  if (pack) tell({ type: 'finished', name: pack.name, count: pack.wanted.length });
}
