import { deleteOpened, deleteViewedPictures } from './storage-space.ts';

const deletePages = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('pages-')).map((name) => caches.delete(name)));
};

/** What may go for something a person wrote: everything that can be fetched again, and was not kept by choice. */
export const freeStorage = [deleteViewedPictures, deletePages, deleteOpened];
