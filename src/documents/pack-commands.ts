import type { Pack, DocumentToSave } from '#src/contract/library.ts';
import { notify } from './library-messages.ts';
import { markFull, retryFullPack, runPacks } from './pack-runner.ts';
import { requestPersistence } from './storage-space.ts';
import { changePack, deletePack, readPacks, writePack } from './packs.ts';
import { unlessFull } from './save.ts';

/**
 * Starts saving documents. If a pack of this name exists, they are added to it. On a full disk, the pack is shown as stopped
 * until the page is closed.
 */
export async function savePack(name: string, documents: DocumentToSave[]): Promise<'saved' | 'full'> {
  void requestPersistence().catch(() => undefined);
  const same = (await readPacks()).find((known) => known.name === name);
  const pack = same ? addToPack(same, documents) : newPack(name, documents);
  const stored = await unlessFull(() => writePack(pack));
  if (stored === 'full') markFull(pack.id);
  notify({ type: 'packs' });
  void runPacks();
  return stored;
}

const newPack = (name: string, documents: DocumentToSave[]): Pack => ({
  id: crypto.randomUUID(),
  name,
  state: 'running',
  createdAt: Date.now(),
  documents,
  wasInBackground: false,
  failures: [],
});

function addToPack(pack: Pack, documents: DocumentToSave[]): Pack {
  const urls = new Set(documents.map(({ url }) => url));
  const others = pack.documents.filter(({ url }) => !urls.has(url));
  return {
    ...pack,
    state: 'running',
    failures: [],
    wasInBackground: false,
    documents: [...others, ...documents],
  };
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
