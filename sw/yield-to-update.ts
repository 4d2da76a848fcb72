const controller = new AbortController();

/** Ends what would keep this version busy: Chromium lets the next one wait until the last event is answered. */
export const yieldSignal = controller.signal;
export const yieldToUpdate = () => controller.abort();
