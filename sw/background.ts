import { storeFetched, type BackgroundFetchRegistration } from '#src/documents/background-records.ts';
import { m } from '#src/messages/m.ts';

/** https://wicg.github.io/background-fetch/#backgroundfetchupdateuievent */
interface BackgroundFetchEvent extends ExtendableEvent {
  readonly registration: BackgroundFetchRegistration;
  /** Only available in the success and fail events. */
  readonly updateUI?: (options: { title: string }) => Promise<void>;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    backgroundfetchsuccess: BackgroundFetchEvent;
    backgroundfetchfail: BackgroundFetchEvent;
    backgroundfetchabort: BackgroundFetchEvent;
  }
}

/** Stores the files that arrived, even if the background fetch failed or was aborted. */
export function handleBackgroundFetch(event: BackgroundFetchEvent) {
  event.waitUntil(store(event));
}

async function store(event: BackgroundFetchEvent) {
  const outcome = await storeFetched(event.registration);
  const title = outcome === 'complete' ? m.worker.documentsSaved : m.worker.documentsIncomplete;
  await event.updateUI?.({ title }).catch(() => undefined);
}
