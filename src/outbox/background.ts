export const syncTag = 'fieldshop-outbox';

interface SyncManager {
  register: (tag: string) => Promise<void>;
}

const hasSync = (registration: object): registration is { sync: SyncManager } => 'sync' in registration;

const hasPeriodicSync = (
  registration: object,
): registration is {
  periodicSync: { register: (tag: string, options: { minInterval: number }) => Promise<void> };
} => 'periodicSync' in registration;

/** Asks the browser to wake the worker when there is a connection, also with every tab closed; some browsers cannot. */
export function requestSync(): Promise<void> {
  pendingRequest ??= registerSync().finally(() => (pendingRequest = undefined));
  return pendingRequest;
}

let pendingRequest: Promise<void> | undefined;

async function registerSync(): Promise<void> {
  // On the first visit the worker is still being installed.
  const registration = await navigator.serviceWorker?.ready;
  if (!registration || !hasSync(registration)) return;
  // Rejected where the user forbids it: then the page does it alone.
  await registration.sync.register(syncTag).catch(() => undefined);
}

/** Granted to installed apps: the browser itself decides how much less often than asked. */
export async function requestPeriodicSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  if (!registration || !hasPeriodicSync(registration)) return;
  await registration.periodicSync.register(syncTag, { minInterval: 3_600_000 }).catch(() => undefined);
}
