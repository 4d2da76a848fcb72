import { foreignStopWords } from './translations.ts';
import { fold, wordsOf, type Word } from './words.ts';

const english =
  'a an and are at by can do does for from have how i in is it me my need of on or that the to up want we what which with';

/** Words that are ignored if the query has others. */
const stopWords: ReadonlySet<string> = new Set([...english.split(' '), ...foreignStopWords.map(fold)]);

export const isStopWord = (word: string) => stopWords.has(fold(word));

/** Without the French articles and prepositions that are joined to the next word: "d'eau", "jusqu'à". */
export const wordsWithoutArticles = (text: string): Word[] =>
  wordsOf(text).filter(
    (word) => !(/^(?:d|l|qu|jusqu)$/i.test(word.text) && /^['\u2019]/.test(text.slice(word.end))),
  );
