import { deviceStorage } from '#src/cache/device-storage.ts';
import { parseSavedConfigurations, type SavedConfiguration } from '#src/contract/saved-configuration.ts';
import { storageKey } from './stored-configurations.ts';

const changed = new EventTarget();
const maxConfigurations = 100;

/** Configurations saved on this device by a visitor without an account, newest first. */
export const readConfigurations = (): SavedConfiguration[] =>
  parseSavedConfigurations(deviceStorage.getItem(storageKey));

/** Returns false if there is not enough storage. */
export const storeOnDevice = (configuration: SavedConfiguration): boolean =>
  write([configuration, ...without(configuration.code)].toSorted((a, b) => b.savedAt - a.savedAt));

export const removeFromDevice = (code: string): boolean => write(without(code));

export function onConfigurationsChange(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

const without = (code: string) => readConfigurations().filter((one) => one.code !== code);

function write(configurations: SavedConfiguration[]): boolean {
  const isStored = deviceStorage.setItem(
    storageKey,
    JSON.stringify(configurations.slice(0, maxConfigurations)),
  );
  changed.dispatchEvent(new Event('change'));
  return isStored;
}
