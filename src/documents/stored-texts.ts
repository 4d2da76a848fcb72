import { entries } from 'idb-keyval';
import { deviceStore } from '#src/cache/device-store.ts';
import { parsePageTexts } from '#src/contract/library.ts';

/** The text of saved PDFs by checksum, one string per page. */
export const textsStore = deviceStore('fieldshop-texts', 'texts');

export async function readTexts(): Promise<Map<string, string[]>> {
  const stored = await entries<string, unknown>(textsStore);
  return new Map(stored.map(([checksum, pages]) => [checksum, parsePageTexts(pages) ?? []]));
}
