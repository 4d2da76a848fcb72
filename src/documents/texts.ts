import { del, keys, set } from 'idb-keyval';
import type { SavedDocument } from '#src/contract/library.ts';
import { readBytes } from './bytes.ts';
import { notify } from './library-messages.ts';
import { readPdfText } from './pdf/pdf-text.ts';
import { unlessFull } from './save.ts';
import { listSaved } from './saved.ts';
import { textsStore } from './stored-texts.ts';

/**
 * Extracts the text of newly saved PDFs, one at a time and only while the browser is idle. Can be interrupted at any moment.
 * Only one tab does this.
 */
export const readNewTexts = (): Promise<void> =>
  navigator.locks.request('fieldshop-texts', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    await deleteOldTexts();
    for (let next = await nextUnread(); next; next = await nextUnread()) {
      await idle();
      if ((await readText(next)) === 'full') return;
      notify({ type: 'texts' });
    }
  });

export const isPdf = ({ fileUrl }: Pick<SavedDocument, 'fileUrl'>) => /\.pdf(?:\?|$)/i.test(fileUrl);

/** Retried on the next visit: pdf.js itself may have been unavailable. */
const unreadable = new Set<string>();

async function nextUnread(): Promise<SavedDocument | undefined> {
  const read = new Set<unknown>([...(await keys(textsStore)), ...unreadable]);
  return (await listSaved()).find((document) => isPdf(document) && !read.has(document.checksum));
}

async function readText({ fileUrl, checksum }: SavedDocument): Promise<'saved' | 'full'> {
  const bytes = await readBytes(fileUrl, checksum);
  const pages = bytes && (await readPdfText(bytes).catch(() => undefined));
  if (pages) return unlessFull(() => set(checksum, pages, textsStore));
  unreadable.add(checksum);
  return 'saved';
}

async function deleteOldTexts(): Promise<void> {
  const saved = new Set<unknown>((await listSaved()).map(({ checksum }) => checksum));
  for (const key of await keys(textsStore)) if (!saved.has(key)) await del(key, textsStore);
}

// Safari has no requestIdleCallback.
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
