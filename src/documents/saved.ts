import type { SavedDocument } from '#src/contract/library.ts';
import { storedFileUrls, storedResponse } from './bytes.ts';
import { readAllMetadata, readMetadata } from './metadata.ts';

/** The saved document with this url, if its file is stored too. */
export async function findSaved(url: string): Promise<SavedDocument | undefined> {
  const metadata = await readMetadata(url);
  if (!metadata || metadata.removedAt !== null) return undefined;
  return (await storedResponse(metadata.fileUrl)) ? metadata : undefined;
}

/** All saved documents, most recently saved first. */
export async function listSaved(): Promise<SavedDocument[]> {
  const [metadata, fileUrls] = await Promise.all([readAllMetadata(), storedFileUrls()]);
  return metadata
    .filter(({ fileUrl, removedAt }) => removedAt === null && fileUrls.has(fileUrl))
    .toSorted((a, b) => b.savedAt - a.savedAt);
}
