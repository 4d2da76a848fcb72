import { del, get, update, values } from 'idb-keyval';
import { deviceStore } from '#src/cache/device-store.ts';
import { parseSavedDocument, type SavedDocument } from '#src/contract/library.ts';

const database = deviceStore('fieldshop-documents', 'documents');

/** What is known of the saved documents, by their url. Written when the bytes are there, never before. */
export const readMetadata = async (url: string): Promise<SavedDocument | undefined> =>
  parseSavedDocument(await get(url, database));

export async function readAllMetadata(): Promise<SavedDocument[]> {
  const stored = await values<unknown>(database);
  return stored.map(parseSavedDocument).filter((facts) => facts !== undefined);
}

/** In one transaction, so that two tabs cannot undo each other; undefined leaves things as they are. */
export const updateMetadata = (
  url: string,
  change: (known: SavedDocument | undefined) => SavedDocument | undefined,
): Promise<void> => update<unknown>(url, (stored) => change(parseSavedDocument(stored)) ?? stored, database);

export const deleteMetadata = (url: string): Promise<void> => del(url, database);
