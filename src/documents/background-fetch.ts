import type { Pack, WantedDocument } from '#src/contract/library.ts';
import { isNoted, keepRecords, type BackgroundFetchRegistration } from './background-records.ts';

/** Fewer are there before the browser has drawn its notice. */
const atLeastFiles = 11;
/** A fetch that was cut off with the browser may never move again; then the page goes on by itself. */
const noProgressForMs = 15_000;

const tried = new Set<string>();

/**
 * Where the browser can fetch while no page is open, it gets the files of a large pack; the worker stores what arrives
 * after the page was left. Ends when there is nothing more to come that way; whoever calls looks what is missing.
 */
export async function fetchInBackground(pack: Pack, signal: AbortSignal): Promise<void> {
  const fetching = await begin(pack).catch(() => undefined);
  if (!fetching || signal.aborted) return;
  const abort = () => void fetching.abort();
  signal.addEventListener('abort', abort);
  const kept = keepRecords(fetching, pack.wanted).then((results) => {
    if (results.includes('full')) abort();
  });
  await Promise.race([kept, standstill(fetching)]);
  signal.removeEventListener('abort', abort);
  if (fetching.result === '') await fetching.abort().catch(() => false);
}

/** One that runs already, from before the page was left, or a new one; undefined where there is no use for it. */
async function begin(pack: Pack): Promise<BackgroundFetchRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  const manager = registration?.active ? registration.backgroundFetch : undefined;
  if (!manager) return undefined;
  const running = await manager.get(pack.id);
  if (running && running.result === '') return running;
  const missing = await missingOf(pack);
  if (missing.length < atLeastFiles || tried.has(pack.id)) return undefined;
  tried.add(pack.id);
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

async function missingOf({ wanted }: Pack): Promise<WantedDocument[]> {
  const noted = await Promise.all(wanted.map(isNoted));
  const byAddress = new Map(
    wanted.filter((_, index) => !noted[index]).map((document) => [document.address, document]),
  );
  return [...byAddress.values()];
}

function standstill(fetching: BackgroundFetchRegistration): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, noProgressForMs);
    fetching.addEventListener('progress', () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, fetching.result === '' ? noProgressForMs : 2000);
    });
  });
}
