import { Workbox } from 'workbox-window';
import { languagePrefix } from '#src/format/language-prefix.ts';
import { delay } from '../delay.ts';

const minPauseMs = 5000;
const maxPauseMs = 300_000;

/**
 * Registers the worker and retries until it is installed, because a captive portal may have replaced its script or one of its
 * files. Undefined if the browser does not allow service workers.
 */
export async function installWorker(): Promise<ServiceWorkerRegistration | undefined> {
  for (let pauseMs = minPauseMs; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    const registering = new Workbox(`${languagePrefix}/sw.js`).register();
    const registration = await registering.catch(() => 'failed' as const);
    if (!registration) return undefined;
    if (registration !== 'failed' && (await isInstalled(registration))) return registration;
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
