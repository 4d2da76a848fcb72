import { deviceStorage } from '#src/cache/device-storage.ts';

const storageKey = 'fieldshop-part-wizard';

/** The URL parameters of the last visit, so that a configuration survives closing the tab. Empty if there are none. */
export const readProgress = () => new URLSearchParams(deviceStorage.getItem(storageKey) ?? '');

export function storeProgress(search: string) {
  deviceStorage.setItem(storageKey, search);
}

export function clearProgress() {
  deviceStorage.removeItem(storageKey);
}
