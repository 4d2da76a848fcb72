import { useSyncExternalStore } from 'react';
import { deviceStorage } from './device-storage.ts';

/** A text that is stored on this device, the same in every tab. */
export function deviceValue(key: string) {
  const changed = new EventTarget();
  const read = () => deviceStorage.getItem(key);
  const subscribe = (notify: () => void) => {
    changed.addEventListener('change', notify);
    window.addEventListener('storage', notify);
    return () => {
      changed.removeEventListener('change', notify);
      window.removeEventListener('storage', notify);
    };
  };
  return {
    read,
    write(text: string) {
      deviceStorage.setItem(key, text);
      changed.dispatchEvent(new Event('change'));
    },
    /** Null if nothing is stored, and on the server. */
    use: () => useSyncExternalStore(subscribe, read, () => null),
  };
}
