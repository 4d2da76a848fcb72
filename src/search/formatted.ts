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
      const cropTo = isNamed(name, attributesToCrop) ? cropLength : undefined;
      return [name, formatValue(value, (text) => formatString(text, { matched, cropTo, isHighlighted }))];
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
  /** The number of words. If undefined, the text is not cropped. */
  cropTo: number | undefined;
  isHighlighted: boolean;
}

function formatString(text: string, { matched, cropTo, isHighlighted }: TextFormat): string {
  if (!isHighlighted && cropTo === undefined) return text;
  const ranges = findHighlights(text, matched);
  const window = cropTo === undefined ? { start: 0, end: text.length } : cropWindow(text, ranges, cropTo);
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

/** The window of `wordCount` words with the most matches, which are centred in it. */
function cropWindow(text: string, ranges: TextRange[], wordCount: number): TextRange {
  const words = wordsOf(text);
  if (words.length <= wordCount || wordCount <= 0) return { start: 0, end: text.length };
  const hits = words.map((word) =>
    Number(ranges.some(({ start, end }) => start < word.end && end > word.start)),
  );
  let inside = 0;
  const sums = hits
    .map((hit, index) => (inside += hit - (hits[index - wordCount] ?? 0)))
    .slice(wordCount - 1);
  const maxHits = Math.max(...sums);
  const best = sums.flatMap((sum, index) => (sum === maxHits ? [index] : []));
  const first = maxHits === 0 ? 0 : middle(best);
  const last = first + wordCount - 1;
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
