import { nearPartNumbers } from '#src/format/part-number.ts';
import { inOwnWords, nearestOwnWord } from './own-words.ts';
import type { SearchIndex } from './search-index.ts';
import { isStopWord } from './stop-words.ts';
import { maxTypos, termsOf, wordsOf } from './words.ts';

/** Corrections of a query, most likely first, in the language of the site; empty if all its words are in the index. */
export function suggest(index: SearchIndex, query: string): string[] {
  const partNumbers = suggestPartNumbers(index, query);
  if (partNumbers.length > 0) return partNumbers;
  let isChanged = false;
  const words = wordsOf(query).map(({ text }) => {
    const corrected = correctWord(index, text);
    if (corrected !== text) isChanged = true;
    return corrected;
  });
  return isChanged ? [inOwnWords(words.join(' '))] : [];
}

function suggestPartNumbers(index: SearchIndex, query: string): string[] {
  const isPartNumber = /\d/.test(query) && /\p{L}/u.test(query) && wordsOf(query).length === 1;
  if (!isPartNumber) return [];
  const products = index.main.documents.flatMap((document) =>
    document?.kind === 'product' ? [document] : [],
  );
  return nearPartNumbers(products, query)
    .slice(0, 3)
    .map(({ partNumber }) => partNumber);
}

function correctWord({ main, vocabulary }: SearchIndex, word: string): string {
  const [term = ''] = termsOf(word);
  const isKnown =
    isStopWord(word) ||
    main.postings.has(term) ||
    main.postings.withPrefix(term).length > 0 ||
    vocabulary.knows(word);
  if (isKnown) return word;
  const [nearest] = main.postings
    .similarTo(term, maxTypos(term))
    .toSorted(
      (a, b) => a.errors - b.errors || main.postings.of(b.term).length - main.postings.of(a.term).length,
    );
  const own = nearestOwnWord(word);
  if (own && (!nearest || own.errors <= nearest.errors)) return own.text;
  return nearest ? main.spelling(nearest.term) : word;
}
