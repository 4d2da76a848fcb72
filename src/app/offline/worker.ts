import { messageSW } from 'workbox-window';
import { isServerReachable } from '#src/api/probe.ts';
import type { WorkerCommand } from '#src/contract/worker-command.ts';
import { delay } from '../delay.ts';
import { installWorker, sendCommand } from './install-worker.ts';
import { onNewVersion } from './new-version.ts';

const hourMs = 3_600_000;
const commandTimeoutMs = 60_000;
const settleMs = 300;
const takeOverTimeoutMs = 8000;

/** Registers the worker. Calls `onWaiting` whenever a newer version is waiting. */
export async function registerWorker(onWaiting: () => void) {
  const registration = await installWorker();
  if (!registration) return;
  onNewVersion(registration, onWaiting);
  checkForUpdates(registration);
}

/** Reaches all other tabs of the site. */
const channel = new BroadcastChannel('fieldshop-update');
channel.addEventListener('message', ({ data }) =>
  data === 'accepted' ? yieldToUpdate() : window.location.reload(),
);

const replaced = new AbortController();

/** Aborted when another version takes over. Work that can be repeated later stops, and no more commands are sent. */
export const replacement = replaced.signal;
const yieldToUpdate = () => replaced.abort(new Error('A new version takes over'));

/**
 * Activates the waiting version and reloads all tabs. All tabs must stop their requests first: Chromium waits until the old
 * worker is idle, and a request at the moment it stops would start it again and leave the new version waiting for as long as
 * the tabs are open.
 */
export async function acceptWaiting() {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return window.location.reload();
  yieldToUpdate();
  broadcast('accepted');
  sendCommand(registration.active, { type: 'yield-to-update' });
  await delay(settleMs);
  sendCommand(registration.waiting, { type: 'SKIP_WAITING' });
  await delay(takeOverTimeoutMs);
  await takeOverWithoutWorker(registration);
}

/** Unregisters the worker and reloads all tabs from the server, which installs the new version. */
async function takeOverWithoutWorker(registration: ServiceWorkerRegistration) {
  if (await isServerReachable()) await registration.unregister();
  broadcast('reload');
  window.location.reload();
}

function broadcast(word: 'accepted' | 'reload') {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel.postMessage takes no origin.
  channel.postMessage(word);
}

/** Browsers check for updates on page load only, but an installed app may stay open for weeks. */
function checkForUpdates(registration: ServiceWorkerRegistration) {
  // Fails while offline.
  const check = () => void registration.update().catch(() => undefined);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
  setInterval(check, hourMs);
}

/** Sends a command to the active worker and waits for its response. */
export async function requestFromWorker(command: WorkerCommand): Promise<unknown> {
  // Never resolves if the worker cannot be installed, such as on a full disk.
  const { active } = await Promise.race([navigator.serviceWorker.ready, commandTimeout()]);
  if (!active) throw new Error('No worker is active');
  replacement.throwIfAborted();
  return Promise.race([messageSW(active, command), commandTimeout()]);
}

function commandTimeout(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The worker did not respond')), commandTimeoutMs);
  });
}
