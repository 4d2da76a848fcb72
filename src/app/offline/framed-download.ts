import { messageSW } from 'workbox-window';
import { isServerReachable } from '#src/api/probe.ts';
import type { LanguageFailure } from '#src/contract/language-message.ts';
import { parsePages, type WorkerCommand } from '#src/contract/worker-command.ts';
import { isFull } from '#src/documents/save.ts';
import { notify } from '#src/features/offline/language-messages.ts';
import { languageOf } from '#src/format/url-in.ts';
import { m } from '#src/messages/m.ts';
import { delay } from '../delay.ts';
import { installationFailed, installWorker, sendCommand } from './install-worker.ts';
import { saveSite } from './offline-download.ts';

const language = m.language.code;
const responseTimeoutMs = 3000;
const takeOverTimeoutMs = 8000;
/** No file of the site is larger. */
const largestFileBytes = 5_000_000;

/** Installs the worker of this language, or its newest version, saves the language, and reports to the page. */
async function saveThisLanguage() {
  const report = (percent: number) => notify({ type: 'progress', language, percent });
  report(0);
  try {
    const registration = await Promise.race([installWorker(), installationFailed.then(failed)]);
    if (!registration) return notify({ type: 'failed', language, reason: 'blocked' });
    await switchToNewestVersion(registration);
    await saveSite(report);
    notify({ type: 'saved', language });
  } catch (error) {
    notify({ type: 'failed', language, reason: await reasonOf(error) });
  }
}

function failed(): never {
  throw new Error('The worker could not be installed');
}

/** Without a page in this language that would have to be reloaded, a newer version takes over at once. It reloads the frame. */
async function switchToNewestVersion(registration: ServiceWorkerRegistration) {
  await registration.update().catch(() => undefined);
  const { installing } = registration;
  if (installing && registration.active) await installed(installing);
  const { active, waiting } = registration;
  if (!active || !waiting || (await isPageOpen(waiting))) return;
  sendCommand(waiting, { type: 'SKIP_WAITING' });
  await delay(takeOverTimeoutMs);
}

const installed = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => worker.state !== 'installing' && resolve());
  });

/** Asks the new version, because the active one may not know the command yet. */
async function isPageOpen(worker: ServiceWorker): Promise<boolean> {
  const command: WorkerCommand = { type: 'list-pages' };
  const pages = await Promise.race([messageSW(worker, command), delay(responseTimeoutMs)]);
  return !pages || parsePages(pages).some((url) => languageOf(new URL(url).pathname) === language);
}

async function reasonOf(error: unknown): Promise<LanguageFailure> {
  if (!(await isServerReachable())) return 'unreachable';
  return isFull(error) || (await isStorageFull()) ? 'full' : 'incomplete';
}

const trialCache = 'trial';

/** Chromium does not report how much storage is left, and the worker does not report why it could not store a file. */
async function isStorageFull(): Promise<boolean> {
  try {
    const cache = await caches.open(trialCache);
    await cache.put('/trial', new Response(new Uint8Array(largestFileBytes)));
    return false;
  } catch (error) {
    return isFull(error);
  } finally {
    await caches.delete(trialCache);
  }
}

// This module runs in a hidden frame on a page in another language (features/offline/language-frame.ts). Last, because it uses
// what the module defines.
await saveThisLanguage();
