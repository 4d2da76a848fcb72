import { measuresOf } from './measures.ts';
import type { FoundTerms } from './scores.ts';
import { fold, termsOf, wordsOf, type Word } from './words.ts';

export interface Place {
  start: number;
  end: number;
}

/** Where in a text stands what the query found; of a word that only begins so, the beginning. */
export function placesIn(text: string, found: FoundTerms): Place[] {
  if (found.size === 0) return [];
  const measures = measuresOf(text).filter(({ terms }) => terms.some((term) => found.has(term)));
  const words = wordsOf(text).flatMap((word) => placesInWord(word, found));
  return merged([...measures.map(({ start, end }) => ({ start, end })), ...words]);
}

function placesInWord({ text, start, end }: Word, found: FoundTerms): Place[] {
  const [whole = ''] = termsOf(text);
  const length = found.get(whole) ?? 0;
  if (length >= whole.length) return [{ start, end }];
  const begun = length > 0 ? [beginning({ text, start, end }, length)] : [];
  const parts = partsIn(text).flatMap((part) => {
    const ofPart = found.get(fold(part.text)) ?? found.get(termsOf(part.text)[0] ?? '');
    if (ofPart === undefined) return [];
    return [beginning({ text: part.text, start: start + part.start, end: start + part.end }, ofPart)];
  });
  return [...begun, ...parts];
}

const partsIn = (word: string): Word[] =>
  Array.from(word.matchAll(/\p{L}+|\p{N}+/gu), ({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));

// Letters and digits are counted: the dashes of a code are not typed by everybody.
function beginning({ text, start, end }: Word, length: number): Place {
  let counted = 0;
  for (const [index, character] of Array.from(text).entries()) {
    if (counted >= length) return { start, end: start + Array.from(text).slice(0, index).join('').length };
    if (/[\p{L}\p{N}]/u.test(character)) counted += 1;
  }
  return { start, end };
}

function merged(places: Place[]): Place[] {
  const result: Place[] = [];
  for (const place of places.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    if (last && place.start <= last.end) last.end = Math.max(last.end, place.end);
    else result.push({ ...place });
  }
  return result;
}
