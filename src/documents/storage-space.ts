import { deviceStorage } from '#src/cache/device-storage.ts';
import { notify } from './library-messages.ts';
import { deleteDocument } from './save.ts';
import { listSaved } from './saved.ts';

export interface StorageSpace {
  usedBytes: number;
  quotaBytes: number;
}

/** WebKitGTK has none. */
export const hasStorageManager = () => 'storage' in navigator;

/** Undefined where the browser does not tell. */
export async function readStorageSpace(): Promise<StorageSpace | undefined> {
  if (!hasStorageManager()) return undefined;
  const { usage, quota } = await navigator.storage
    .estimate()
    .catch(() => ({ usage: undefined, quota: undefined }));
  return usage === undefined || quota === undefined ? undefined : { usedBytes: usage, quotaBytes: quota };
}

/** Only what was opened and never kept by choice. */
export async function deleteOpened(): Promise<void> {
  for (const { url, isPinned } of await listSaved()) if (!isPinned) await deleteDocument(url);
  notify({ type: 'changed' });
}

/** Named by the worker (sw/caches.ts): copies that were shown once; the small ones the site needs offline stay. */
const viewedPictures = 'seen-pictures';

export async function viewedPicturesBytes(): Promise<number> {
  if (!(await caches.has(viewedPictures))) return 0;
  const cache = await caches.open(viewedPictures);
  const sizes = (await cache.matchAll()).map(async (response) => (await response.blob()).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

export async function deleteViewedPictures(): Promise<void> {
  await caches.delete(viewedPictures);
  notify({ type: 'changed' });
}

const persistRequestedKey = 'fieldshop-asked-to-persist';

/** Asked once, when something is worth keeping: some browsers then show a question, which must make sense. */
export async function requestPersistence(): Promise<void> {
  if (deviceStorage.getItem(persistRequestedKey) !== null || (await navigator.storage.persisted())) return;
  deviceStorage.setItem(persistRequestedKey, 'yes');
  await navigator.storage.persist();
}
