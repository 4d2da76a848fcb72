const controller = new AbortController();

/** Aborts long-running work: Chromium does not activate the next version until all events of this one have finished. */
export const yieldSignal = controller.signal;
export const yieldToUpdate = () => controller.abort();
