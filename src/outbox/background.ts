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

/** Registers a background sync: the browser wakes the worker once it is online, even with every tab closed. Chromium only. */
export function requestSync(): Promise<void> {
  pendingRequest ??= registerSync().finally(() => (pendingRequest = undefined));
  return pendingRequest;
}

let pendingRequest: Promise<void> | undefined;

async function registerSync(): Promise<void> {
  // On the first visit the worker is still installing.
  const registration = await navigator.serviceWorker?.ready;
  if (!registration || !hasSync(registration)) return;
  // Rejects if the user has blocked background sync. The page then sends on its own.
  await registration.sync.register(syncTag).catch(() => undefined);
}

/** Granted to installed apps only. The browser may run it less often than `minInterval`. */
export async function requestPeriodicSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  if (!registration || !hasPeriodicSync(registration)) return;
  await registration.periodicSync.register(syncTag, { minInterval: 3_600_000 }).catch(() => undefined);
}
