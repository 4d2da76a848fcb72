import type { Pack, DocumentToSave } from '#src/contract/library.ts';
import { changePack } from './packs.ts';
import { isSaved, storeRecords, type BackgroundFetchRegistration } from './background-records.ts';

/** Fewer are there before the browser has drawn its notice. */
const minFiles = 11;
/** A fetch that was cut off with the browser may never move again; then the page goes on by itself. */
const stallTimeoutMs = 15_000;
/** One of an earlier visit moves at once or not at all: a browser that is killed every few seconds has no time to wait. */
const resumedStallTimeoutMs = 2000;

/**
 * Where the browser can fetch while no page is open, it gets the files of a large pack; the worker stores what arrives
 * after the page was left. Ends when there is nothing more to come that way; whoever calls looks what is missing.
 */
export async function fetchInBackground(pack: Pack, signal: AbortSignal): Promise<void> {
  const earlier = await findRunningFetch(pack).catch(() => undefined);
  const fetching = earlier ?? (await startFetch(pack).catch(() => undefined));
  if (!fetching || signal.aborted) return;
  const abort = () => void fetching.abort();
  signal.addEventListener('abort', abort);
  const stored = storeRecords(fetching, pack.wanted).then((results) => {
    if (results.includes('full')) abort();
  });
  await Promise.race([stored, waitUntilStalled(fetching, earlier ? resumedStallTimeoutMs : stallTimeoutMs)]);
  signal.removeEventListener('abort', abort);
  if (fetching.result === '') await fetching.abort().catch(() => false);
}

async function backgroundFetch() {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active ? registration.backgroundFetch : undefined;
}

/** One that runs already, from before the page was left. */
async function findRunningFetch({ id }: Pack): Promise<BackgroundFetchRegistration | undefined> {
  const running = await (await backgroundFetch())?.get(id);
  return running?.result === '' ? running : undefined;
}

/** A new one, once for each pack; undefined where there is no use for it. */
async function startFetch(pack: Pack): Promise<BackgroundFetchRegistration | undefined> {
  const manager = await backgroundFetch();
  const missing = await findMissing(pack);
  if (!manager || pack.wasInBackground || missing.length < minFiles) return undefined;
  await changePack(pack.id, (known) => ({ ...known, wasInBackground: true }));
  return manager.fetch(
    pack.id,
    missing.map(({ address }) => address),
    {
      title: pack.name,
      icons: [{ src: '/icons/favicon.svg', type: 'image/svg+xml' }],
      downloadTotal: missing.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    },
  );
}

async function findMissing({ wanted }: Pack): Promise<DocumentToSave[]> {
  const saved = await Promise.all(wanted.map(isSaved));
  const byUrl = new Map(
    wanted.filter((_, index) => !saved[index]).map((document) => [document.address, document]),
  );
  return [...byUrl.values()];
}

function waitUntilStalled(fetching: BackgroundFetchRegistration, firstMs: number): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, firstMs);
    fetching.addEventListener('progress', () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, fetching.result === '' ? stallTimeoutMs : 2000);
    });
  });
}
