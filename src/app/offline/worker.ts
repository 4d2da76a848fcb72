import { messageSW } from 'workbox-window';
import { isServerThere } from '#src/api/probe.ts';
import type { WorkerCommand } from '#src/contract/worker-command.ts';
import { delay } from '../delay.ts';
import { installWorker } from './install-worker.ts';
import { onNewVersion } from './new-version.ts';

const anHour = 3_600_000;
const commandTimeoutMs = 60_000;
const settleMs = 300;
const takeOverTimeoutMs = 8000;

/** Registers the worker, and tells whenever a newer version waits to take over. */
export async function registerWorker(onWaiting: () => void) {
  reloadWithNewVersion();
  const registration = await installWorker();
  if (!registration) return;
  onNewVersion(registration, onWaiting);
  checkForUpdates(registration);
}

/** Heard by all other tabs of the site. */
const channel = new BroadcastChannel('fieldshop-update');
channel.addEventListener('message', ({ data }) =>
  data === 'accepted' ? yieldToUpdate() : window.location.reload(),
);

const replaced = new AbortController();

/** Aborted when another version takes over: whatever can be done again later ends, and nothing is asked for any more. */
export const replacement = replaced.signal;
const yieldToUpdate = () => replaced.abort(new Error('A new version takes over'));

/**
 * The version that waits takes over from the one that serves all tabs; each of them then reloads. So all tabs are quiet
 * first: Chromium waits until the old one has nothing left to do, and what is asked of it in the moment it ends starts
 * it again, and the new one is forgotten for as long as the tabs are open.
 */
export async function acceptWaiting() {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return window.location.reload();
  yieldToUpdate();
  broadcast('accepted');
  sendCommand(registration.active, { type: 'make-way' });
  await delay(settleMs);
  sendCommand(registration.waiting, { type: 'SKIP_WAITING' });
  await delay(takeOverTimeoutMs);
  await takeOverWithoutWorker(registration);
}

/** All tabs load the new version from the server, which they do without asking the old worker, and it is installed anew. */
async function takeOverWithoutWorker(registration: ServiceWorkerRegistration) {
  if (await isServerThere()) await registration.unregister();
  broadcast('reload');
  window.location.reload();
}

function broadcast(word: 'accepted' | 'reload') {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has none.
  channel.postMessage(word);
}

function sendCommand(worker: ServiceWorker | null, command: WorkerCommand) {
  if (worker) void messageSW(worker, command);
}

/** The browser itself looks when a page is loaded; an installed app may stay open for weeks. */
function checkForUpdates(registration: ServiceWorkerRegistration) {
  // Without a connection there is none to find.
  const check = () => void registration.update().catch(() => undefined);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
  setInterval(check, anHour);
}

/**
 * Somebody accepted the new version, in this tab or another: all move together. The first worker of all takes over
 * without a reload, as it serves the same version.
 */
function reloadWithNewVersion() {
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const { pathname, search } = window.location;
    if (isControlled) window.location.reload();
    else sendCommand(navigator.serviceWorker.controller, { type: 'keep-page', path: pathname + search });
    isControlled = true;
  });
}

/** Sends a command to the worker that serves this page and waits for its answer. */
export async function requestFromWorker(command: WorkerCommand): Promise<unknown> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active) throw new Error('No worker is active');
  replacement.throwIfAborted();
  return Promise.race([messageSW(active, command), commandTimeout()]);
}

function commandTimeout(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The worker did not answer')), commandTimeoutMs);
  });
}
