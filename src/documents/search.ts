import type { SavedDocument } from '#src/contract/library.ts';

export interface TextHit {
  /** Counted from 1, as the reader shows it. */
  page: number;
  before: string;
  match: string;
  after: string;
}

export interface Found {
  document: SavedDocument;
  /** Undefined where title or part number say it all. */
  hit?: TextHit;
}

/**
 * Documents that hold every word: in the title, in a part number in any spelling, or together with the title on one
 * page of the text.
 */
export function searchSaved(
  documents: SavedDocument[],
  texts: Map<string, string[]>,
  query: string,
): Found[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return documents.map((document) => ({ document }));
  return documents.flatMap((document): Found[] => {
    const missing = wordsNotInFacts(document, query, words);
    const [first] = missing;
    if (first === undefined) return [{ document }];
    const pages = texts.get(document.checksum) ?? [];
    const index = pages.findIndex((text) => holdsAll(text.toLowerCase(), missing));
    const text = pages[index];
    return text === undefined ? [] : [{ document, hit: { page: index + 1, ...excerpt(text, first) } }];
  });
}

function wordsNotInFacts({ title, products }: SavedDocument, query: string, words: string[]): string[] {
  const codes = products.map(({ partNumber }) => plain(partNumber));
  const wanted = plain(query);
  if (wanted.length > 2 && codes.some((code) => code.includes(wanted))) return [];
  const facts = [title, ...products.flatMap(({ name, partNumber }) => [name, partNumber])]
    .join(' ')
    .toLowerCase();
  return words.filter((word) => !facts.includes(word));
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const holdsAll = (text: string, words: string[]) => words.every((word) => text.includes(word));

const aroundCharacters = 60;

function excerpt(text: string, word: string): Omit<TextHit, 'page'> {
  const start = text.toLowerCase().indexOf(word);
  const end = start + word.length;
  return {
    before: text
      .slice(Math.max(0, start - aroundCharacters), start)
      .replace(/^\S*\s/, start > aroundCharacters ? '… ' : '$&'),
    match: text.slice(start, end),
    after: text
      .slice(end, end + aroundCharacters)
      .replace(/\s\S*$/, end + aroundCharacters < text.length ? ' …' : '$&'),
  };
}
