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
export async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active || !hasSync(registration)) return;
  // Refused where the user forbids it: then the page does it alone.
  await registration.sync.register(syncTag).catch(() => undefined);
}

/** A bonus of installed apps: a look now and then. */
export async function askForPeriodicSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active || !hasPeriodicSync(registration)) return;
  const twelveHours = { minInterval: 12 * 3_600_000 };
  await registration.periodicSync.register(syncTag, twelveHours).catch(() => undefined);
}
