/** Needed only when the disk is full. */
const storageSpace = () => import('./storage-space.ts');

const deleteViewedPictures = async () => (await storageSpace()).deleteViewedPictures();

const deleteOpened = async () => (await storageSpace()).deleteOpened();

const deletePages = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('pages-')).map((name) => caches.delete(name)));
};

/** Steps that free storage for the user's own data. They delete only what can be fetched again and was not saved on purpose. */
export const freeStorage = [deleteViewedPictures, deletePages, deleteOpened];
