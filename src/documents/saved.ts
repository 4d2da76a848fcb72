import type { SavedDocument } from '#src/contract/library.ts';
import { storedFileUrls, storedResponse } from './bytes.ts';
import { readAllMetadata, readMetadata } from './metadata.ts';

/** The saved document with this url, if its file is stored too. */
export async function findSaved(url: string): Promise<SavedDocument | undefined> {
  const facts = await readMetadata(url);
  if (!facts || facts.removedAt !== null) return undefined;
  return (await storedResponse(facts.address)) ? facts : undefined;
}

/** All saved documents, most recently saved first. */
export async function listSaved(): Promise<SavedDocument[]> {
  const [facts, addresses] = await Promise.all([readAllMetadata(), storedFileUrls()]);
  return facts
    .filter(({ address, removedAt }) => removedAt === null && addresses.has(address))
    .toSorted((a, b) => b.savedAt - a.savedAt);
}
