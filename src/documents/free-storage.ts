import { deleteOpened, deleteViewedPictures } from './storage-space.ts';

const deletePages = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('pages-')).map((name) => caches.delete(name)));
};

/** Steps that free storage for the user's own data. They delete only what can be fetched again and was not saved on purpose. */
export const freeStorage = [deleteViewedPictures, deletePages, deleteOpened];
