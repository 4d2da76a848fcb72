import { messageSW, Workbox } from 'workbox-window';
import type { WorkerCommand } from '#src/contract/worker-command.ts';
import { languagePrefix } from '#src/format/language-prefix.ts';
import { once } from '#src/format/once.ts';
import { delay } from '../delay.ts';

const minPauseMs = 5000;
const maxPauseMs = 300_000;

/**
 * Registers the worker and retries until it is installed, because a captive portal may have replaced its script or one of its
 * files. Undefined if the browser does not allow service workers.
 */
export const installWorker = once(() => {
  reloadWithNewVersion();
  return register();
});

let reportFailure: () => void;

/** Resolves when an attempt to install the worker has failed. */
export const installationFailed = new Promise<void>((resolve) => (reportFailure = resolve));

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  for (let pauseMs = minPauseMs; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    const registering = new Workbox(`${languagePrefix}/sw.js`).register();
    const registration = await registering.catch(() => 'failed' as const);
    if (!registration) return undefined;
    if (registration !== 'failed' && (await isInstalled(registration))) return registration;
    reportFailure();
    await delay(pauseMs);
  }
}

async function isInstalled({ active, waiting, installing }: ServiceWorkerRegistration): Promise<boolean> {
  if (active || waiting || !installing) return true;
  return new Promise((resolve) => {
    installing.addEventListener('statechange', () => {
      if (installing.state !== 'installing') resolve(installing.state !== 'redundant');
    });
  });
}

/**
 * Reloads when a new version takes over, whichever tab accepted it. The first worker takes control without a reload, because
 * it serves the same version.
 */
function reloadWithNewVersion() {
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const { pathname, search } = window.location;
    if (isControlled) window.location.reload();
    else sendCommand(navigator.serviceWorker.controller, { type: 'save-page', path: pathname + search });
    isControlled = true;
  });
}

export function sendCommand(worker: ServiceWorker | null, command: WorkerCommand) {
  if (worker) void messageSW(worker, command);
}
