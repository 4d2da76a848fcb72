import { del, get, set, update, values } from 'idb-keyval';
import { deviceStore } from '#src/cache/device-store.ts';
import { parsePack, type Pack } from '#src/contract/library.ts';

const database = deviceStore('fieldshop-packs', 'packs');

/** Packs not stored because the disk is full, in their intended state. They last until the page is closed. */
const unstored = new Map<string, Pack>();

export const readPack = async (id: string): Promise<Pack | undefined> =>
  unstored.get(id) ?? parsePack(await get(id, database));

/** Oldest first, the order in which they are saved. */
export async function readPacks(): Promise<Pack[]> {
  const stored = await values<unknown>(database);
  const packs = stored.map(parsePack).filter((pack) => pack !== undefined);
  return [...packs.filter(({ id }) => !unstored.has(id)), ...unstored.values()].toSorted(
    (a, b) => a.createdAt - b.createdAt,
  );
}

/** If the disk is full, throws, but keeps the pack until the page is closed. */
export async function writePack(pack: Pack): Promise<void> {
  unstored.set(pack.id, pack);
  await set(pack.id, pack, database);
  unstored.delete(pack.id);
}

/** Does nothing if the pack has been cancelled. */
export async function changePack(id: string, change: (pack: Pack) => Pack): Promise<void> {
  const pack = unstored.get(id);
  if (pack) return writePack(change(pack));
  await update<unknown>(
    id,
    (stored) => {
      const known = parsePack(stored);
      return known ? change(known) : stored;
    },
    database,
  );
}

export async function deletePack(id: string): Promise<void> {
  unstored.delete(id);
  await del(id, database);
}
