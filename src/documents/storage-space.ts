import { deviceStorage } from '#src/cache/device-storage.ts';
import { notify } from './library-messages.ts';
import { deleteDocument } from './save.ts';
import { listSaved } from './saved.ts';

export interface StorageSpace {
  usedBytes: number;
  quotaBytes: number;
}

/** WebKitGTK has no StorageManager. */
export const hasStorageManager = () => 'storage' in navigator;

/** Undefined if the browser does not provide an estimate. */
export async function readStorageSpace(): Promise<StorageSpace | undefined> {
  if (!hasStorageManager()) return undefined;
  const { usage, quota } = await navigator.storage
    .estimate()
    .catch(() => ({ usage: undefined, quota: undefined }));
  return usage === undefined || quota === undefined ? undefined : { usedBytes: usage, quotaBytes: quota };
}

/** Deletes documents that were only opened, not saved on purpose. */
export async function deleteOpened(): Promise<void> {
  for (const { url, isPinned } of await listSaved()) if (!isPinned) await deleteDocument(url);
  notify({ type: 'changed' });
}

/** Cache name from sw/caches.ts: pictures shown while browsing. The small ones for offline use are in another cache. */
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

/** Requested once, when the user saves something: some browsers show a prompt, which must make sense at that moment. */
export async function requestPersistence(): Promise<void> {
  if (deviceStorage.getItem(persistRequestedKey) !== null || (await navigator.storage.persisted())) return;
  deviceStorage.setItem(persistRequestedKey, 'yes');
  await navigator.storage.persist();
}
