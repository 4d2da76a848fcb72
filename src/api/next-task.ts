declare global {
  interface Window {
    scheduler?: { yield?: () => Promise<void> };
  }
}

/** Lets the browser answer a tap before going on with something long. Safari cannot. */
export const nextTask = async () => {
  if ('window' in globalThis) await window.scheduler?.yield?.();
};
