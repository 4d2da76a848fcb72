import type { FailureReason, Pack, DocumentToSave } from '#src/contract/library.ts';
import { fetchInBackground } from './background-fetch.ts';
import { completePack } from './background-records.ts';
import { readDocument, documentToSave } from './current.ts';
import { listen, notify } from './library-messages.ts';
import { changePack, readPack, readPacks } from './packs.ts';
import { saveDocument, unlessFull, type SaveOutcome } from './save.ts';

const concurrency = 3;

type PackOutcome = 'done' | 'stopped' | 'unreachable' | 'full';

/**
 * Saves all running packs in order. Only one tab does this at a time; if it is closed or crashes, another open tab or the next
 * visit continues.
 */
export const runPacks = (): Promise<void> => navigator.locks.request('fieldshop-packs', runAll);

/** Packs stopped by a full disk. Held in memory, because a full disk may not be able to store this. */
const fullPackIds = new Set<string>();

export function retryFullPack(packId: string): void {
  fullPackIds.delete(packId);
  notify({ type: 'disk-full', packId, isFull: false });
}

async function runAll(): Promise<void> {
  let attempt = 0;
  for (let pack = await nextPack(); pack; pack = await nextPack()) {
    const outcome = await runPack(pack);
    if (outcome === 'full') markFull(pack.id);
    attempt = outcome === 'unreachable' ? attempt + 1 : 0;
    if (attempt > 0) await waitForConnection(Math.min(500 * 2 ** attempt, 30_000));
  }
}

const nextPack = async () =>
  (await readPacks()).find(({ id, state }) => state === 'running' && !fullPackIds.has(id));

export function markFull(packId: string): void {
  fullPackIds.add(packId);
  notify({ type: 'disk-full', packId, isFull: true });
}

async function runPack(pack: Pack): Promise<PackOutcome> {
  const stop = new AbortController();
  const stopListening = listen(({ type }) => {
    if (type === 'packs') void stopUnlessRunning(pack.id, stop);
  });
  try {
    await fetchInBackground(pack, stop.signal);
    return await completeRun(pack, await saveAll(pack, stop));
  } finally {
    stopListening();
  }
}

async function stopUnlessRunning(id: string, stop: AbortController): Promise<void> {
  const now = await readPack(id);
  if (now?.state !== 'running') stop.abort();
}

type Results = Map<string, SaveOutcome>;

/** Stops at the first file that finds no connection or a full disk, because the others would fail too. */
async function saveAll(pack: Pack, stop: AbortController): Promise<Results> {
  const failed = new Set(pack.failures.map(({ url }) => url));
  const remaining = pack.documents.filter(({ url }) => !failed.has(url));
  const results: Results = new Map();
  const saveNext = async () => {
    for (let target = remaining.shift(); target && !stop.signal.aborted; target = remaining.shift()) {
      const outcome = await saveNewest(target, stop.signal);
      results.set(target.url, outcome);
      if (outcome === 'full' || outcome === 'unreachable') stop.abort();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, saveNext));
  return results;
}

/** If the file has been replaced since it was requested, tries the current version once. */
async function saveNewest(target: DocumentToSave, signal: AbortSignal): Promise<SaveOutcome> {
  const onProgress = progressOf(target);
  const options = { isPinned: true, signal, onProgress };
  const outcome = await saveDocument(target, options);
  if (outcome !== 'damaged' && outcome !== 'gone') return outcome;
  const now = await readDocument(target.url, signal).catch(() => 'unreachable' as const);
  if (now === 'unreachable') return now;
  const newest = now && documentToSave(now, target.replaces);
  return newest ? saveDocument(newest, options) : 'gone';
}

/** Throttled, because users would not see more frequent updates. */
function progressOf({ url }: DocumentToSave) {
  let reportedAt = 0;
  return (receivedBytes: number) => {
    if (Date.now() - reportedAt < 150) return;
    reportedAt = Date.now();
    notify({ type: 'progress', url, receivedBytes });
  };
}

async function completeRun(pack: Pack, results: Results): Promise<PackOutcome> {
  const outcomes = new Set(results.values());
  const now = await readPack(pack.id);
  // The pack was paused, cancelled or extended in the meantime.
  if (now?.state !== 'running') return 'stopped';
  if (outcomes.has('full')) return 'full';
  if (outcomes.has('unreachable')) return 'unreachable';
  const failures = [...pack.failures, ...failuresIn(results)];
  const known = new Set([...pack.failures.map(({ url }) => url), ...results.keys()]);
  if (now.documents.some(({ url }) => !known.has(url))) return 'stopped';
  await (failures.length === 0
    ? completePack(pack.id)
    : unlessFull(() => changePack(pack.id, (known) => ({ ...known, state: 'incomplete', failures }))));
  notify({ type: 'packs' });
  return 'done';
}

function failuresIn(results: Results) {
  return [...results].flatMap(([url, outcome]) => (isFailure(outcome) ? [{ url, reason: outcome }] : []));
}

const isFailure = (outcome: SaveOutcome): outcome is FailureReason =>
  outcome === 'gone' || outcome === 'damaged' || outcome === 'rejected';

async function waitForConnection(afterMs: number): Promise<void> {
  notify({ type: 'connection', isConnected: false });
  await new Promise<void>((resolve) => {
    const timer = setTimeout(proceed, afterMs);
    const stopListening = listen(({ type }) => type === 'packs' && proceed());
    self.addEventListener('online', proceed);
    function proceed() {
      clearTimeout(timer);
      stopListening();
      self.removeEventListener('online', proceed);
      resolve();
    }
  });
  notify({ type: 'connection', isConnected: true });
}
