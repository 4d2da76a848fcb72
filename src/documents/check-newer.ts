import { get, set } from 'idb-keyval';
import { deviceStore } from '#src/cache/device-store.ts';
import { readDocuments } from './current.ts';
import { updateMetadata } from './metadata.ts';
import { notify } from './library-messages.ts';
import type { ListedDocument } from '#src/contract/library.ts';
import { newerInList } from './newer.ts';
import { unlessFull } from './save.ts';
import { listSaved } from './saved.ts';

const database = deviceStore('fieldshop-library', 'library');
const hourMs = 3_600_000;

/** Checks saved documents for newer revisions, at most once an hour. Changes nothing while offline. */
export async function checkForNewer({ isForced = false } = {}): Promise<void> {
  const checkedAt: unknown = await get('checked-at', database);
  const isRecent = typeof checkedAt === 'number' && Date.now() - checkedAt < hourMs;
  if (isRecent && !isForced) return;
  if ((await listSaved()).length === 0) return;
  const listed = await readDocuments().catch(() => undefined);
  if (listed) await markNewer(listed);
}

export async function markNewer(documents: ListedDocument[]): Promise<void> {
  const listed = new Map(documents.map((document) => [document.url, document]));
  await unlessFull(async () => {
    for (const saved of await listSaved()) {
      const newer = newerInList(saved, listed);
      const products = listed.get(saved.url)?.products ?? saved.products;
      if (JSON.stringify([newer, products]) === JSON.stringify([saved.newer, saved.products])) continue;
      await updateMetadata(saved.url, (known) => known && { ...known, newer, products });
    }
    await set('checked-at', Date.now(), database);
  });
  notify({ type: 'changed' });
}
