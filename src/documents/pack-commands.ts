import type { Pack, WantedDocument } from '#src/contract/library.ts';
import { tell } from './library-changes.ts';
import { runPacks, tryRoomAgain } from './pack-runner.ts';
import { askToPersist } from './room.ts';
import { changePack, deletePack, readPacks, writePack } from './packs.ts';
import { unlessFull } from './save.ts';

/** Begins to save documents; more for a pack of the same name join it. */
export async function savePack(name: string, wanted: WantedDocument[]): Promise<'saved' | 'full'> {
  void askToPersist().catch(() => undefined);
  const stored = await unlessFull(async () => {
    const same = (await readPacks()).find((pack) => pack.name === name);
    await writePack(same ? joined(same, wanted) : newPack(name, wanted));
  });
  tell({ type: 'packs' });
  void runPacks();
  return stored;
}

const newPack = (name: string, wanted: WantedDocument[]): Pack => ({
  id: crypto.randomUUID(),
  name,
  state: 'running',
  createdAt: Date.now(),
  wanted,
  wasInBackground: false,
  failures: [],
});

function joined(pack: Pack, wanted: WantedDocument[]): Pack {
  const urls = new Set(wanted.map(({ url }) => url));
  const others = pack.wanted.filter(({ url }) => !urls.has(url));
  const all = [...others, ...wanted];
  return { ...pack, state: 'running', failures: [], wasInBackground: false, wanted: all };
}

export async function pausePack(id: string): Promise<void> {
  await unlessFull(() => changePack(id, (pack) => ({ ...pack, state: 'paused' })));
  tell({ type: 'packs' });
}

/** Also tries again what could not be saved, in the background too. */
export async function resumePack(id: string): Promise<void> {
  await unlessFull(() =>
    changePack(id, (pack) => ({ ...pack, state: 'running', failures: [], wasInBackground: false })),
  );
  tryRoomAgain(id);
  tell({ type: 'packs' });
  void runPacks();
}

/** What is saved already stays. */
export async function cancelPack(id: string): Promise<void> {
  await deletePack(id);
  tell({ type: 'packs' });
}
