import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#src/cache/device-storage.ts';

/** index.html reads it too, before the first paint. */
const key = 'fieldshop-banner';

const changed = new EventTarget();

/** The text of the banner that was dismissed on this device. */
export const useDismissedBanner = () =>
  useSyncExternalStore(
    subscribe,
    () => deviceStorage.getItem(key),
    () => null,
  );

export function dismissBanner(text: string) {
  deviceStorage.setItem(key, text);
  changed.dispatchEvent(new Event('change'));
}

function subscribe(notify: () => void) {
  changed.addEventListener('change', notify);
  return () => changed.removeEventListener('change', notify);
}
