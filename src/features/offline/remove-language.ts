import { messageSW } from 'workbox-window';
import { deviceStorage } from '#src/cache/device-storage.ts';
import { parsePages, type WorkerCommand } from '#src/contract/worker-command.ts';
import { languageOf } from '#src/format/url-in.ts';
import { notify } from './language-messages.ts';
import { stopSaving, withLanguagesLock } from './save-languages.ts';
import { cachesOf, databasesOf, frameKeyOf, registrationOf } from './stored-language.ts';
import { deleteOther } from './other-database.ts';

const timeoutMs = 3000;

/**
 * Removes a language from this device: its worker, files and data. What all languages share stays, such as cart, outbox, drafts
 * and saved documents. Does nothing while a page in the language is open, which still needs them.
 */
export function removeLanguage(language: string): Promise<'removed' | 'in-use'> {
  stopSaving(language);
  return withLanguagesLock(async () => {
    const registration = await registrationOf(language);
    if (registration?.active && (await isOpen(language, registration.active))) return 'in-use';
    const { installing, waiting, active } = registration ?? {};
    await registration?.unregister();
    const allEnded = Promise.all([installing, waiting, active].map(ended));
    await Promise.race([allEnded, afterTimeout()]);
    await deleteCaches(language);
    // The browser stops a worker some time after it has become redundant.
    void allEnded
      .then(afterTimeout)
      .then(() => deleteIfAbsent(language))
      .catch(() => undefined);
    for (const database of databasesOf(language)) await deleteOther(database);
    deviceStorage.removeItem(frameKeyOf(language));
    notify({ type: 'removed', language });
    return 'removed';
  });
}

async function deleteCaches(language: string) {
  for (const name of await cachesOf(language)) await caches.delete(name);
}

/** Deletes what a worker has stored in the meantime, unless the language has been added again. */
const deleteIfAbsent = (language: string) =>
  withLanguagesLock(async () => {
    if (!(await registrationOf(language))) await deleteCaches(language);
  });

/** Until then, a worker can write to its caches: while it is being installed, or its last page is being closed. */
function ended(worker: ServiceWorker | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (!worker) return resolve();
    const check = () => worker.state === 'redundant' && resolve();
    worker.addEventListener('statechange', check);
    check();
  });
}

/** Whether a tab shows a page in this language. */
async function isOpen(language: string, worker: ServiceWorker): Promise<boolean> {
  const command: WorkerCommand = { type: 'list-pages' };
  const pages = await Promise.race([messageSW(worker, command), afterTimeout()]);
  return (
    pages !== undefined && parsePages(pages).some((url) => languageOf(new URL(url).pathname) === language)
  );
}

/** Versions before this one do not know the command, and a worker may not end. */
const afterTimeout = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, timeoutMs);
  });
