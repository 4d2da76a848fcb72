import { Workbox } from 'workbox-window';
import type { WorkerCommand } from '#src/contract/worker-command.ts';

/** Registers the worker; `onWaiting` is called with what lets a new version take over. */
export async function registerWorker(onWaiting: (accept: () => void) => void) {
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () => onWaiting(() => workbox.messageSkipWaiting()));
  reloadWithNewVersion();
  await workbox.register();
}

/**
 * Somebody accepted the new version, in this tab or another: all move together. The first worker of all takes over
 * without a reload, as it serves the same version.
 */
function reloadWithNewVersion() {
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) window.location.reload();
    isControlled = true;
  });
}

/** Sends a command to the worker that serves this page and waits for its answer. */
export async function askWorker(command: WorkerCommand): Promise<unknown> {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => reject(new Error('The worker did not answer')), 60_000);
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    });
    port1.start();
    active?.postMessage(command, [port2]);
  });
}
