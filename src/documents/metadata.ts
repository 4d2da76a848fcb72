import { del, get, update, values } from 'idb-keyval';
import { deviceStore } from '#src/cache/device-store.ts';
import { parseSavedDocument, type SavedDocument } from '#src/contract/library.ts';

const database = deviceStore('fieldshop-documents', 'documents');

/** Metadata of saved documents by url. Written only after the bytes are stored. */
export const readMetadata = async (url: string): Promise<SavedDocument | undefined> =>
  parseSavedDocument(await get(url, database));

export async function readAllMetadata(): Promise<SavedDocument[]> {
  const stored = await values<unknown>(database);
  return stored.map(parseSavedDocument).filter((metadata) => metadata !== undefined);
}

/** Updates in one transaction, so that two tabs do not overwrite each other. Return undefined to change nothing. */
export const updateMetadata = (
  url: string,
  change: (known: SavedDocument | undefined) => SavedDocument | undefined,
): Promise<void> => update<unknown>(url, (stored) => change(parseSavedDocument(stored)) ?? stored, database);

export const deleteMetadata = (url: string): Promise<void> => del(url, database);
