import { deviceStorage } from '#src/cache/device-storage.ts';
import { tell } from './library-changes.ts';
import { forget } from './save.ts';
import { listSaved } from './saved.ts';

export interface Room {
  usedBytes: number;
  quotaBytes: number;
}

/** WebKitGTK has none. */
export const hasStorageManager = () => 'storage' in navigator;

/** Undefined where the browser does not tell. */
export async function readRoom(): Promise<Room | undefined> {
  if (!hasStorageManager()) return undefined;
  const { usage, quota } = await navigator.storage
    .estimate()
    .catch(() => ({ usage: undefined, quota: undefined }));
  return usage === undefined || quota === undefined ? undefined : { usedBytes: usage, quotaBytes: quota };
}

/** Only what was opened and never kept by choice. */
export async function dropOpened(): Promise<void> {
  for (const { url, isPinned } of await listSaved()) if (!isPinned) await forget(url);
  tell({ type: 'changed' });
}

/** Named by the worker (sw/caches.ts): copies that were shown once; the small ones the site needs offline stay. */
const shownPictures = 'seen-pictures';

export async function bytesOfShownPictures(): Promise<number> {
  if (!(await caches.has(shownPictures))) return 0;
  const cache = await caches.open(shownPictures);
  const sizes = (await cache.matchAll()).map(async (response) => (await response.blob()).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

export async function dropShownPictures(): Promise<void> {
  await caches.delete(shownPictures);
  tell({ type: 'changed' });
}

const askedKey = 'fieldshop-asked-to-persist';

/** Asked once, when something is worth keeping: some browsers then show a question, which must make sense. */
export async function askToPersist(): Promise<void> {
  if (deviceStorage.getItem(askedKey) !== null || (await navigator.storage.persisted())) return;
  deviceStorage.setItem(askedKey, 'yes');
  await navigator.storage.persist();
}
