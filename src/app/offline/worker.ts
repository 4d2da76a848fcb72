import { messageSW, Workbox } from 'workbox-window';
import type { WorkerCommand } from '#src/contract/worker-command.ts';

const anHour = 3_600_000;
const patienceMs = 60_000;
const longestTakeOverMs = 10_000;

/** Registers the worker, and tells whenever a newer version waits to take over. */
export async function registerWorker(onWaiting: () => void) {
  reloadWithNewVersion();
  const registration = await new Workbox('/sw.js').register();
  if (!registration) return;
  const offerWaiting = () => {
    if (registration.waiting && registration.active) onWaiting();
  };
  offerWaiting();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offerWaiting),
  );
  lookForNewVersion(registration);
}

/** Heard by all tabs of the site. */
const channel = new BroadcastChannel('fieldshop-update');
let isBeingReplaced = false;
channel.addEventListener('message', makeWay);

/** Asks the old version for nothing more. If it is kept busy all the same, loading anew frees it of this tab. */
function makeWay() {
  isBeingReplaced = true;
  setTimeout(() => window.location.reload(), longestTakeOverMs);
}

/**
 * The version that waits takes over from the one that serves all tabs; each of them then reloads. Chromium lets it wait
 * until the old one has nothing left to do, for minutes while the site is being saved: so no tab asks it for more.
 */
export async function acceptWaiting() {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return window.location.reload();
  makeWay();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has none.
  channel.postMessage('accepted');
  tell(registration.active, { type: 'make-way' });
  tell(registration.waiting, { type: 'SKIP_WAITING' });
}

function tell(worker: ServiceWorker | null, command: WorkerCommand) {
  if (worker) void messageSW(worker, command);
}

/** The browser itself looks when a page is loaded; an installed app may stay open for weeks. */
function lookForNewVersion(registration: ServiceWorkerRegistration) {
  // Without a connection there is none to find.
  const look = () => void registration.update().catch(() => undefined);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  setInterval(look, anHour);
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
    else tell(navigator.serviceWorker.controller, { type: 'keep-page', path: pathname + search });
    isControlled = true;
  });
}

/** Sends a command to the worker that serves this page and waits for its answer. */
export async function askWorker(command: WorkerCommand): Promise<unknown> {
  const { active } = await navigator.serviceWorker.ready;
  if (isBeingReplaced || !active) throw new Error('A new version takes over');
  return Promise.race([messageSW(active, command), noAnswer()]);
}

function noAnswer(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The worker did not answer')), patienceMs);
  });
}
