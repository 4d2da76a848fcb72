import type { Core } from '@strapi/strapi';
import { type Counted, countToday, mostCounted } from '../../../platform/statistics/daily-counts';
import { embeddedIndex } from './embedded-index';
import { readParameters } from './endpoint/parameters';
import { search } from './endpoint/search';

const maxLength = 60;
const maxShown = 20;
/** This many are listed even if they were entered only once. */
const minShown = 5;

/** Counts a search reported as having no results, if that is true and its words do not look like personal data. */
export async function countSearchWithoutResult(strapi: Core.Strapi, entered: string): Promise<void> {
  const words = countableWords(entered);
  const open = words === undefined ? undefined : await embeddedIndex(strapi);
  if (words === undefined || !open) return;
  const { estimatedTotalHits } = search(open, readParameters({ q: words, limit: 0 }));
  if (estimatedTotalHits === 0) countToday('search-without-result', words);
}

/** The most frequent searches without a result in the last 30 days. Words entered only once are listed only if there are few. */
export async function searchesWithoutResult(strapi: Core.Strapi): Promise<Counted[]> {
  const counted = await mostCounted(strapi, 'search-without-result', { most: maxShown });
  return counted.filter(({ count }, index) => count > 1 || index < minShown);
}

const email = /@/;
const phone = /(?:\+|\b0)\d[\d\s()./-]{5,}\d|^[\d\s()./-]{7,}$/;
// Our serial numbers have eight digits. Part numbers have fewer digits in a row.
const serialNumber = /\d{6,}/;

/** The normalised words. Undefined if they are too long or look like an e-mail address, phone number or serial number. */
export function countableWords(entered: string): string | undefined {
  const words = entered.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const isPersonal = [email, phone, serialNumber].some((pattern) => pattern.test(words));
  return words === '' || words.length > maxLength || isPersonal ? undefined : words;
}
