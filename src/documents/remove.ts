import { updateMetadata, readAllMetadata, readMetadata } from './metadata.ts';
import { notify } from './library-messages.ts';
import { deleteDocument } from './save.ts';

/** Removes documents from the library. The files are deleted later, so that this can be undone. */
export const removeSaved = (urls: string[]): Promise<void> => setRemoved(urls, Date.now());

export const undoRemoval = (urls: string[]): Promise<void> => setRemoved(urls, null);

/** Deletes the files, unless the document was saved again or the removal was undone in another tab. */
export async function finishRemoval(urls: string[]): Promise<void> {
  for (const url of urls) {
    const metadata = await readMetadata(url);
    if (metadata && metadata.removedAt !== null) await deleteDocument(url);
  }
}

/** How long a removal can still be undone. Older removals become final when a page starts. */
const undoWindowMs = 30_000;

/** Finishes removals that were not undone, for example because the browser was closed. */
export async function finishRemovals(now = Date.now()): Promise<void> {
  for (const { url, removedAt } of await readAllMetadata())
    if (removedAt !== null && now - removedAt > undoWindowMs) await deleteDocument(url);
}

async function setRemoved(urls: string[], removedAt: number | null): Promise<void> {
  for (const url of urls) await updateMetadata(url, (known) => known && { ...known, removedAt });
  notify({ type: 'changed', urls });
}

export async function setPinned(url: string, isPinned: boolean): Promise<void> {
  await updateMetadata(url, (known) => known && { ...known, isPinned });
  notify({ type: 'changed', urls: [url] });
}
