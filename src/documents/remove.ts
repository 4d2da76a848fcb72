import { updateMetadata, readAllMetadata, readMetadata } from './metadata.ts';
import { notify } from './library-messages.ts';
import { deleteDocument } from './save.ts';

/** Takes documents out of the library; their bytes stay until the removal is ended, so that it can be undone. */
export const removeSaved = (urls: string[]): Promise<void> => setRemoved(urls, Date.now());

export const undoRemoval = (urls: string[]): Promise<void> => setRemoved(urls, null);

/** Only what is still removed: it may have been saved anew or taken back in another tab. */
export async function finishRemoval(urls: string[]): Promise<void> {
  for (const url of urls) {
    const facts = await readMetadata(url);
    if (facts && facts.removedAt !== null) await deleteDocument(url);
  }
}

/** How long a removal can be taken back, seen from the next start. */
const undoWindowMs = 30_000;

/** Ends removals nobody took back, for instance because the browser was closed. */
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
