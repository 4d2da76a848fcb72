import { del, get, set, update, values } from 'idb-keyval';
import { deviceStore } from '#src/cache/device-store.ts';
import { parsePack, type Pack } from '#src/contract/library.ts';

const database = deviceStore('fieldshop-packs', 'packs');

export const readPack = async (id: string): Promise<Pack | undefined> => parsePack(await get(id, database));

/** Oldest first, the order in which they are saved. */
export async function readPacks(): Promise<Pack[]> {
  const stored = await values<unknown>(database);
  return stored
    .map(parsePack)
    .filter((pack) => pack !== undefined)
    .toSorted((a, b) => a.createdAt - b.createdAt);
}

export const writePack = (pack: Pack): Promise<void> => set(pack.id, pack, database);

/** Does nothing if the pack has been cancelled. */
export const changePack = (id: string, change: (pack: Pack) => Pack): Promise<void> =>
  update<unknown>(
    id,
    (stored) => {
      const pack = parsePack(stored);
      return pack ? change(pack) : stored;
    },
    database,
  );

export const deletePack = (id: string): Promise<void> => del(id, database);
