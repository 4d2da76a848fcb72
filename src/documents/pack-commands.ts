import type { Pack, DocumentToSave } from '#src/contract/library.ts';
import { notify } from './library-messages.ts';
import { runPacks, retryFullPack } from './pack-runner.ts';
import { requestPersistence } from './storage-space.ts';
import { changePack, deletePack, readPacks, writePack } from './packs.ts';
import { unlessFull } from './save.ts';

/** Starts saving documents. If a pack of this name exists, they are added to it. */
export async function savePack(name: string, documents: DocumentToSave[]): Promise<'saved' | 'full'> {
  void requestPersistence().catch(() => undefined);
  const stored = await unlessFull(async () => {
    const same = (await readPacks()).find((pack) => pack.name === name);
    await writePack(same ? addToPack(same, documents) : newPack(name, documents));
  });
  notify({ type: 'packs' });
  void runPacks();
  return stored;
}

const newPack = (name: string, documents: DocumentToSave[]): Pack => ({
  id: crypto.randomUUID(),
  name,
  state: 'running',
  createdAt: Date.now(),
  wanted: documents,
  wasInBackground: false,
  failures: [],
});

function addToPack(pack: Pack, documents: DocumentToSave[]): Pack {
  const urls = new Set(documents.map(({ url }) => url));
  const others = pack.wanted.filter(({ url }) => !urls.has(url));
  const wanted = [...others, ...documents];
  return { ...pack, state: 'running', failures: [], wasInBackground: false, wanted };
}

export async function pausePack(id: string): Promise<void> {
  await unlessFull(() => changePack(id, (pack) => ({ ...pack, state: 'paused' })));
  notify({ type: 'packs' });
}

/** Also retries failed documents, and background fetch. */
export async function resumePack(id: string): Promise<void> {
  await unlessFull(() =>
    changePack(id, (pack) => ({ ...pack, state: 'running', failures: [], wasInBackground: false })),
  );
  retryFullPack(id);
  notify({ type: 'packs' });
  void runPacks();
}

/** Documents that are already saved stay. */
export async function cancelPack(id: string): Promise<void> {
  await deletePack(id);
  notify({ type: 'packs' });
}
