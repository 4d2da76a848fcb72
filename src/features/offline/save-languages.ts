import { requestPersistence } from '#src/documents/storage-space.ts';
import { isMetered } from './is-metered.ts';
import { saveInFrame, type FrameOutcome } from './language-frame.ts';
import { listen, notify } from './language-messages.ts';
import { addPending, otherLanguages, readPending, removePending } from './pending-languages.ts';
import { readStored } from './stored-language.ts';

const updateAfterMs = 24 * 3_600_000;
const minPauseMs = 2000;
const maxPauseMs = 60_000;

/** Only one tab saves or removes languages at a time. If it is closed, another open tab or the next visit continues. */
export const withLanguagesLock = <T>(task: () => Promise<T>): Promise<T> =>
  navigator.locks.request('fieldshop-languages', task);

/**
 * When a language was saved or failed. It is tried again on request, by the next visit and after a day. Even if saved, its data
 * may be of a newer version of the site than this page.
 */
const triedAt = new Map<string, number>();
const isTried = (language: string) => Date.now() - (triedAt.get(language) ?? -Infinity) < updateAfterMs;

let running: { language: string; stop: AbortController } | undefined;

listen(({ type, language }) => {
  if (type === 'added') triedAt.delete(language);
  if (type === 'cancelled' && running?.language === language) running.stop.abort();
});

/** Saves a language completely, or continues after a failure. */
export async function addLanguage(language: string) {
  void requestPersistence().catch(() => undefined);
  addPending(language);
  notify({ type: 'added', language });
  await saveLanguages();
}

/** Stops saving a language, in whichever tab. */
export function stopSaving(language: string) {
  removePending(language);
  notify({ type: 'cancelled', language });
}

/** Saves all languages that were added and are not complete. */
export const saveLanguages = () => withLanguagesLock(() => saveAll(nextAdded));

/**
 * Continues what was interrupted, and updates the languages on this device: at once if their data is of another version of the
 * site or of another market, otherwise once a day. Never on a metered connection.
 */
export const updateLanguages = () => withLanguagesLock(() => saveAll(nextOutdated));

async function saveAll(next: () => Promise<string | undefined>) {
  let pauseMs = minPauseMs;
  for (let language = await next(); language !== undefined; language = await next()) {
    const outcome = await save(language);
    const isWaiting = outcome === 'unreachable' && readPending().includes(language);
    if (!isWaiting) triedAt.set(language, Date.now());
    else await waitForConnection(language, pauseMs);
    pauseMs = isWaiting ? Math.min(2 * pauseMs, maxPauseMs) : minPauseMs;
  }
}

const nextAdded = async () => readPending().find((language) => !isTried(language));

async function nextOutdated(): Promise<string | undefined> {
  if (isMetered()) return undefined;
  const added = await nextAdded();
  if (added !== undefined) return added;
  for (const language of otherLanguages)
    if (!isTried(language) && (await isOutdated(language))) return language;
  return undefined;
}

async function isOutdated(language: string): Promise<boolean> {
  const stored = await readStored(language);
  if (!stored || stored.completedAt === null) return false;
  return !stored.isCurrent || Date.now() - stored.completedAt > updateAfterMs;
}

async function save(language: string): Promise<FrameOutcome> {
  const stop = new AbortController();
  running = { language, stop };
  const outcome = await saveInFrame(language, stop.signal).finally(() => (running = undefined));
  if (outcome === 'saved') removePending(language);
  else if (outcome !== 'stopped') notify({ type: 'failed', language, reason: outcome });
  return outcome;
}

async function waitForConnection(language: string, atMostMs: number) {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(proceed, atMostMs);
    const stopListening = listen((message) => message.language === language && proceed());
    window.addEventListener('online', proceed);
    function proceed() {
      clearTimeout(timer);
      stopListening();
      window.removeEventListener('online', proceed);
      resolve();
    }
  });
}
