import type { Pack, DocumentToSave } from '#src/contract/library.ts';
import { changePack } from './packs.ts';
import { isSaved, storeRecords, type BackgroundFetchRegistration } from './background-records.ts';

/** Fewer files arrive before the browser has shown its notification. */
const minFiles = 11;
/** A fetch interrupted by a browser crash may never progress again; the page then downloads the files itself. */
const stallTimeoutMs = 15_000;
/** A fetch from an earlier visit progresses at once or not at all. */
const resumedStallTimeoutMs = 2000;

/**
 * Downloads a large pack with the Background Fetch API, if available, so that it continues with no page open; the worker then
 * stores the files. Resolves when the fetch has ended or stalled. The caller checks which files are missing.
 */
export async function fetchInBackground(pack: Pack, signal: AbortSignal): Promise<void> {
  const earlier = await findRunningFetch(pack).catch(() => undefined);
  const fetching = earlier ?? (await startFetch(pack).catch(() => undefined));
  if (!fetching || signal.aborted) return;
  const abort = () => void fetching.abort();
  signal.addEventListener('abort', abort);
  const stored = storeRecords(fetching, pack.documents).then((results) => {
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

/** A fetch started before the page was left that is still running. */
async function findRunningFetch({ id }: Pack): Promise<BackgroundFetchRegistration | undefined> {
  const running = await (await backgroundFetch())?.get(id);
  return running?.result === '' ? running : undefined;
}

/** Starts a fetch, once per pack. Undefined if unsupported or not worthwhile. */
async function startFetch(pack: Pack): Promise<BackgroundFetchRegistration | undefined> {
  const manager = await backgroundFetch();
  const missing = await findMissing(pack);
  if (!manager || pack.wasInBackground || missing.length < minFiles) return undefined;
  await changePack(pack.id, (known) => ({ ...known, wasInBackground: true }));
  return manager.fetch(
    pack.id,
    missing.map(({ fileUrl }) => new Request(new URL(fileUrl, location.origin).href)),
    {
      title: pack.name,
      icons: [{ src: '/icons/favicon.svg', type: 'image/svg+xml' }],
      downloadTotal: missing.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    },
  );
}

async function findMissing({ documents }: Pack): Promise<DocumentToSave[]> {
  const saved = await Promise.all(documents.map(isSaved));
  const byUrl = new Map(
    documents.filter((_, index) => !saved[index]).map((document) => [document.fileUrl, document]),
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
