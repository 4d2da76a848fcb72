import { storeFetched, type BackgroundFetchRegistration } from '#src/documents/background-records.ts';

/** https://wicg.github.io/background-fetch/#backgroundfetchupdateuievent */
interface BackgroundFetchEvent extends ExtendableEvent {
  readonly registration: BackgroundFetchRegistration;
  /** Only after success and failure. */
  readonly updateUI?: (options: { title: string }) => Promise<void>;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    backgroundfetchsuccess: BackgroundFetchEvent;
    backgroundfetchfail: BackgroundFetchEvent;
    backgroundfetchabort: BackgroundFetchEvent;
  }
}

/** What has arrived is stored, however it ended. */
export function handleBackgroundFetch(event: BackgroundFetchEvent) {
  event.waitUntil(store(event));
}

async function store(event: BackgroundFetchEvent) {
  const outcome = await storeFetched(event.registration);
  const title = outcome === 'complete' ? 'Documents saved' : 'Not all documents are saved yet';
  await event.updateUI?.({ title }).catch(() => undefined);
}
