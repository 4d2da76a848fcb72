export interface Word {
  text: string;
  start: number;
  end: number;
}

// Numbers grouped by thin or no-break spaces stay whole; codes and decimals keep their dashes, dots and slashes.
const wordPattern =
  /\d{1,3}(?:[\u2009\u202f\u00a0]\d{3})+(?:[.,]\d+)?|[\p{L}\p{N}\p{M}]+(?:[.,\-\u2010\u2011/_][\p{L}\p{N}\p{M}]+)*/gu;

export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}

/** Normalises spelling: lower case, no accents, superscript digits as digits. */
export const fold = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

const decimal = /^\d+[.,]\d+$/;
const grouped = /[\u2009\u202f\u00a0]/g;

/** The index terms of a word: first the whole word, then its parts. */
export function termsOf(word: string): string[] {
  const folded = fold(word.replace(grouped, ''));
  if (decimal.test(folded)) return [String(Number(folded.replace(',', '.')))];
  const parts = partsOf(folded);
  if (parts.length === 1) return parts.map(stem);
  return [...new Set([folded.replace(/[^\p{L}\p{N}]/gu, ''), ...parts.map(stem)])];
}

// apt210-016-g14 → apt210 016 g14, plus apt and 210 where letters meet digits. Single letters are ignored.
function partsOf(folded: string): string[] {
  const groups = folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return groups.flatMap((group) => {
    const runs = group.match(/\p{L}+|\p{N}+/gu) ?? [];
    return runs.length < 2 ? [group] : [group, ...runs.filter((run) => run.length > 1)];
  });
}

/** Plural and singular have the same stem. */
export function stem(term: string): string {
  if (term.length < 4 || /\d/.test(term)) return term;
  if (term.endsWith('ies')) return `${term.slice(0, -3)}i`;
  if (/[^aeiou]y$/.test(term)) return `${term.slice(0, -1)}i`;
  if (/(?:ch|sh|x|ss)es$/.test(term)) return term.slice(0, -2);
  return /[^siu]s$/.test(term) ? term.slice(0, -1) : term;
}

/** No typos in terms with digits or fewer than four letters. */
export function maxTypos(term: string): number {
  if (/\d/.test(term) || term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
}
