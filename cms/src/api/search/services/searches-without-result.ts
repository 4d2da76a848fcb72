import type { Core } from '@strapi/strapi';
import { type Counted, countToday, mostCounted } from '../../../platform/statistics/daily-counts';
import { embeddedIndex } from './embedded-index';
import { readParameters } from './endpoint/parameters';
import { search } from './endpoint/search';

const longestWords = 60;
const shown = 20;
/** Shown up to this number even if they were entered only once. */
const fewest = 5;

/** Counts a search that a visitor reports as empty, if that is true and its words cannot be personal data. */
export async function countSearchWithoutResult(strapi: Core.Strapi, entered: string): Promise<void> {
  const words = countableWords(entered);
  const open = words === undefined ? undefined : await embeddedIndex(strapi);
  if (words === undefined || !open) return;
  const { estimatedTotalHits } = search(open, readParameters({ q: words, limit: 0 }));
  if (estimatedTotalHits === 0) countToday('search-without-result', words);
}

/** The most frequent searches of the last 30 days without a result. Words entered only once are left out, unless few are left. */
export async function searchesWithoutResult(strapi: Core.Strapi): Promise<Counted[]> {
  const counted = await mostCounted(strapi, 'search-without-result', { most: shown });
  return counted.filter(({ count }, index) => count > 1 || index < fewest);
}

const email = /@/;
const phone = /(?:\+|\b0)\d[\d\s()./-]{5,}\d|^[\d\s()./-]{7,}$/;
// Our serial numbers have eight digits. Part numbers have fewer in a row.
const serialNumber = /\d{6,}/;

/** Normalised words; undefined if they are too long, or look like an e-mail address, a phone or a serial number. */
export function countableWords(entered: string): string | undefined {
  const words = entered.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const isPersonal = [email, phone, serialNumber].some((pattern) => pattern.test(words));
  return words === '' || words.length > longestWords || isPersonal ? undefined : words;
}
