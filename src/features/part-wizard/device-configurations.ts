import { deviceStorage } from '#src/cache/device-storage.ts';
import { parseSavedConfigurations, type SavedConfiguration } from '#src/contract/saved-configuration.ts';

const place = 'fieldshop-configurations';
const changed = new EventTarget();
const most = 100;

/** What a visitor without an account saved on this device, the latest first. */
export const readConfigurations = (): SavedConfiguration[] =>
  parseSavedConfigurations(deviceStorage.getItem(place));

/** False where there is no room. */
export const keepConfiguration = (wanted: SavedConfiguration): boolean =>
  write([wanted, ...without(wanted.code)].toSorted((a, b) => b.savedAt - a.savedAt));

export const dropConfiguration = (code: string): boolean => write(without(code));

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
  const isStored = deviceStorage.setItem(place, JSON.stringify(configurations.slice(0, most)));
  changed.dispatchEvent(new Event('change'));
  return isStored;
}
