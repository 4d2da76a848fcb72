import { parseSavedConfigurations, type SavedConfiguration } from '#src/contract/saved-configuration.ts';

const place = 'fieldshop-configurations';
const changed = new EventTarget();
const most = 100;

/** The codes saved on this device, the latest first. */
export const readConfigurations = (): SavedConfiguration[] =>
  parseSavedConfigurations(localStorage.getItem(place));

/** False where there is no room. */
export const saveConfiguration = (code: string): boolean =>
  write([{ code, savedAt: Date.now() }, ...readConfigurations().filter((one) => one.code !== code)]);

export const removeConfiguration = (code: string): boolean =>
  write(readConfigurations().filter((one) => one.code !== code));

export const restoreConfiguration = (saved: SavedConfiguration): boolean =>
  write([...readConfigurations(), saved].toSorted((a, b) => b.savedAt - a.savedAt));

export function onConfigurationsChange(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

function write(configurations: SavedConfiguration[]): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(configurations.slice(0, most)));
  } catch {
    return false;
  }
  changed.dispatchEvent(new Event('change'));
  return true;
}
