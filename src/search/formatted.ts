import type { SearchDocument } from '#src/contract/search-document.ts';
import { findHighlights, type TextRange } from './highlights.ts';
import type { MatchedTerms } from './scores.ts';
import type { Format, Formatted } from './search-query.ts';
import { wordsOf } from './words.ts';

/** Meilisearch's `_formatted` document: texts are highlighted and cropped. Its numbers are not converted to strings. */
export function formatDocument(document: SearchDocument, matched: MatchedTerms, format: Format): Formatted {
  const { attributesToHighlight, attributesToCrop, cropLength = 10 } = format;
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => {
      const isHighlighted = isNamed(name, attributesToHighlight);
      const words = isNamed(name, attributesToCrop) ? cropLength : undefined;
      return [name, formatValue(value, (text) => formatString(text, { matched, words, isHighlighted }))];
    }),
  );
}

const isNamed = (name: string, names: readonly string[] | null | undefined) =>
  names?.includes('*') || names?.includes(name) || false;

function formatValue(value: unknown, formatText: (text: string) => string): unknown {
  if (typeof value === 'string') return formatText(value);
  return Array.isArray(value) ? value.map((item) => formatValue(item, formatText)) : value;
}

interface TextFormat {
  matched: MatchedTerms;
  /** The number of words to crop to. */
  words: number | undefined;
  isHighlighted: boolean;
}

function formatString(text: string, { matched, words, isHighlighted }: TextFormat): string {
  if (!isHighlighted && words === undefined) return text;
  const ranges = findHighlights(text, matched);
  const window = words === undefined ? { start: 0, end: text.length } : cropWindow(text, ranges, words);
  const before = window.start > 0 ? '…' : '';
  const after = window.end < text.length ? '…' : '';
  const cropped = isHighlighted ? highlightText(text, ranges, window) : text.slice(window.start, window.end);
  return before + cropped + after;
}

function highlightText(text: string, ranges: TextRange[], window: TextRange): string {
  let result = '';
  let at = window.start;
  for (const { start, end } of ranges) {
    if (start < window.start || end > window.end) continue;
    result += `${text.slice(at, start)}<em>${text.slice(start, end)}</em>`;
    at = end;
  }
  return result + text.slice(at, window.end);
}

/** The window of `length` words with the most matches, which are centred in it. */
function cropWindow(text: string, ranges: TextRange[], length: number): TextRange {
  const words = wordsOf(text);
  if (words.length <= length || length <= 0) return { start: 0, end: text.length };
  const hits = words.map((word) =>
    Number(ranges.some(({ start, end }) => start < word.end && end > word.start)),
  );
  let inside = 0;
  const sums = hits.map((hit, index) => (inside += hit - (hits[index - length] ?? 0))).slice(length - 1);
  const most = Math.max(...sums);
  const first = most === 0 ? 0 : middle(sums.flatMap((sum, index) => (sum === most ? [index] : [])));
  const last = first + length - 1;
  return {
    start: first === 0 ? 0 : (words[first]?.start ?? 0),
    end: last === words.length - 1 ? text.length : (words[last]?.end ?? text.length),
  };
}

/** The middle of the first run of consecutive indexes. */
function middle(indexes: number[]): number {
  const end = indexes.findIndex((value, at) => indexes[at + 1] !== value + 1);
  return indexes[end >> 1] ?? 0;
}
