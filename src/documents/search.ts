import type { SavedDocument } from '#src/contract/library.ts';

export interface TextHit {
  /** Counted from 1, as in the PDF viewer. */
  page: number;
  before: string;
  match: string;
  after: string;
}

export interface SavedMatch {
  document: SavedDocument;
  /** Undefined if all words are in the title, product names or part numbers. */
  hit?: TextHit;
}

/**
 * Finds documents that contain every word: in the title, the product names or part numbers (in any spelling), or on one page
 * of the text together with these.
 */
export function searchSaved(
  documents: SavedDocument[],
  texts: Map<string, string[]>,
  query: string,
): SavedMatch[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return documents.map((document) => ({ document }));
  return documents.flatMap((document): SavedMatch[] => {
    const missing = wordsNotInMetadata(document, query, words);
    const [first] = missing;
    if (first === undefined) return [{ document }];
    const pages = texts.get(document.checksum) ?? [];
    const index = pages.findIndex((text) => containsAll(text.toLowerCase(), missing));
    const text = pages[index];
    return text === undefined ? [] : [{ document, hit: { page: index + 1, ...excerpt(text, first) } }];
  });
}

function wordsNotInMetadata({ title, products }: SavedDocument, query: string, words: string[]): string[] {
  const codes = products.map(({ partNumber }) => normalise(partNumber));
  const queryCode = normalise(query);
  if (queryCode.length > 2 && codes.some((code) => code.includes(queryCode))) return [];
  const metadata = [title, ...products.flatMap(({ name, partNumber }) => [name, partNumber])]
    .join(' ')
    .toLowerCase();
  return words.filter((word) => !metadata.includes(word));
}

const normalise = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const containsAll = (text: string, words: string[]) => words.every((word) => text.includes(word));

const excerptContext = 60;

function excerpt(text: string, word: string): Omit<TextHit, 'page'> {
  const start = text.toLowerCase().indexOf(word);
  const end = start + word.length;
  return {
    before: text
      .slice(Math.max(0, start - excerptContext), start)
      .replace(/^\S*\s/, start > excerptContext ? '… ' : '$&'),
    match: text.slice(start, end),
    after: text
      .slice(end, end + excerptContext)
      .replace(/\s\S*$/, end + excerptContext < text.length ? ' …' : '$&'),
  };
}
