import { changeFacts, readAllFacts, readFacts } from './facts.ts';
import { tell } from './library-changes.ts';
import { forget } from './save.ts';

/** Takes documents out of the library; their bytes stay until the removal is ended, so that it can be undone. */
export const removeSaved = (urls: string[]): Promise<void> => setRemoved(urls, Date.now());

export const undoRemoval = (urls: string[]): Promise<void> => setRemoved(urls, null);

/** Only what is still removed: it may have been saved anew or taken back in another tab. */
export async function endRemoval(urls: string[]): Promise<void> {
  for (const url of urls) {
    const facts = await readFacts(url);
    if (facts && facts.removedAt !== null) await forget(url);
  }
}

/** How long a removal can be taken back, seen from the next start. */
const undoneWithinMs = 30_000;

/** Ends removals nobody took back, for instance because the browser was closed. */
export async function endRemovals(now = Date.now()): Promise<void> {
  for (const { url, removedAt } of await readAllFacts())
    if (removedAt !== null && now - removedAt > undoneWithinMs) await forget(url);
}

async function setRemoved(urls: string[], removedAt: number | null): Promise<void> {
  for (const url of urls) await changeFacts(url, (known) => known && { ...known, removedAt });
  tell({ type: 'changed', urls });
}

export async function setPinned(url: string, isPinned: boolean): Promise<void> {
  await changeFacts(url, (known) => known && { ...known, isPinned });
  tell({ type: 'changed', urls: [url] });
}
