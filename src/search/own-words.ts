import { editDistance } from '#src/format/edit-distance.ts';
import { m } from '#src/messages/m.ts';
import { translations } from './translations.ts';
import { fold, maxTypos } from './words.ts';

const columns: Record<string, 1 | 2 | undefined> = { de: 1, fr: 2 };
const column = columns[m.language.code];

/** The words of the trade in the language of the site, by the English words. None in English, which the index has itself. */
const ownWords: readonly (readonly [english: string, words: string[]])[] =
  column === undefined ? [] : translations.map((line) => [line[0], line[column].split(', ')]);

/** English words in the language of the site, as a whole or else one by one. All are found by the search. */
export const inOwnWords = (words: string): string =>
  ownPhrase(words) ?? words.replaceAll(/\S+/g, (word) => ownPhrase(word) ?? word);

const ownPhrase = (phrase: string) => ownWords.find(([english]) => english === phrase.toLowerCase())?.[1][0];

/** The word of the language with the fewest typing errors. */
export function nearestOwnWord(word: string): { text: string; errors: number } | undefined {
  const folded = fold(word);
  const maxErrors = maxTypos(folded);
  const similar = ownWords
    .flatMap(([, words]) => words)
    .map((text) => ({ text, errors: editDistance(folded, fold(text), maxErrors) }))
    .filter(({ errors }) => errors <= maxErrors);
  return similar.toSorted((a, b) => a.errors - b.errors)[0];
}
