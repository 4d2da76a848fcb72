import { delay } from '../delay.ts';

/** After this time, the parts are loaded from the server: on a slow connection, the worker takes longer to install. */
const maxWaitMs = 20_000;

/** Other than moving the mouse or scrolling. */
const actions = ['pointerdown', 'click', 'keydown', 'focusin', 'input'];

/**
 * On a first visit, resolves when the worker is installed and serves its files, or could not be installed, or as soon as the
 * visitor does something.
 */
export async function workerOrAction(): Promise<void> {
  await Promise.race([workerServes().catch(() => undefined), action(), delay(maxWaitMs)]);
}

async function workerServes() {
  const { installationFailed, installWorker } = await import('./install-worker.ts');
  // Undefined if the browser does not allow it, or the first attempt has failed.
  const registration = await Promise.race([installWorker(), installationFailed]);
  if (registration && !navigator.serviceWorker.controller)
    await firstOf(navigator.serviceWorker, ['controllerchange']);
}

/** Browsers that do not report earlier actions count as if there had been one. */
async function action() {
  const hasActed = navigator.userActivation?.hasBeenActive ?? true;
  if (!hasActed && document.activeElement === document.body) await firstOf(window, actions);
}

const firstOf = (target: EventTarget, types: string[]) =>
  new Promise<void>((resolve) => {
    for (const type of types)
      target.addEventListener(type, () => resolve(), { capture: true, once: true, passive: true });
  });
