import { findHighlights, type TextRange } from './highlights.ts';
import type { MatchedTerms } from './scores.ts';
import type { SearchDocument } from './search-document.ts';
import { wordsOf } from './words.ts';

export interface Format {
  attributesToHighlight?: string[] | null;
  highlightPreTag?: string;
  highlightPostTag?: string;
  attributesToCrop?: string[] | null;
  cropLength?: number;
  cropMarker?: string;
  attributesToRetrieve?: string[];
}

export type Formatted = Record<string, unknown>;

/** Meilisearch's `_formatted` document: highlighted, cropped, and with numbers as strings. */
export function formatDocument(document: SearchDocument, matched: MatchedTerms, format: Format): Formatted {
  const crops = new Map(
    (format.attributesToCrop ?? []).map((one) => parseCrop(one, format.cropLength ?? 10)),
  );
  const shown = Object.entries(document).filter(([name]) =>
    isNamed(name, format.attributesToRetrieve ?? ['*']),
  );
  return Object.fromEntries(
    shown.map(([name, value]) => {
      const words = crops.get(name) ?? crops.get('*');
      const isHighlighted = isNamed(name, format.attributesToHighlight ?? []);
      return [
        name,
        formatValue(value, (text) =>
          formatString(text, { found: matched, format, words, isMarked: isHighlighted }),
        ),
      ];
    }),
  );
}

export const isNamed = (name: string, names: readonly string[]) =>
  names.includes('*') || names.includes(name);

// `summary:20` sets the crop length of one attribute.
function parseCrop(attribute: string, usual: number): [string, number] {
  const [name = '', length] = attribute.split(':');
  return [name, length === undefined ? usual : Number(length)];
}

function formatValue(value: unknown, formatText: (text: string) => string): unknown {
  if (typeof value === 'string' || typeof value === 'number') return formatText(String(value));
  if (Array.isArray(value)) return value.map((one) => formatValue(one, formatText));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, formatValue(one, formatText)]));
}

interface TextFormat {
  found: MatchedTerms;
  format: Format;
  words: number | undefined;
  isMarked: boolean;
}

function formatString(text: string, { found, format, words, isMarked }: TextFormat): string {
  if (!isMarked && words === undefined) return text;
  const places = findHighlights(text, found);
  const window = words === undefined ? { start: 0, end: text.length } : cropWindow(text, places, words);
  const marker = format.cropMarker ?? '…';
  const before = window.start > 0 ? marker : '';
  const after = window.end < text.length ? marker : '';
  return (
    before +
    (isMarked ? highlightText(text, { places, window, format }) : text.slice(window.start, window.end)) +
    after
  );
}

interface Highlighting {
  places: TextRange[];
  window: TextRange;
  format: Format;
}

function highlightText(text: string, { places, window, format }: Highlighting): string {
  const { highlightPreTag = '<em>', highlightPostTag = '</em>' } = format;
  let result = '';
  let at = window.start;
  for (const { start, end } of places) {
    if (start < window.start || end > window.end) continue;
    result += text.slice(at, start) + highlightPreTag + text.slice(start, end) + highlightPostTag;
    at = end;
  }
  return result + text.slice(at, window.end);
}

/** The window of `length` words with the most matches, which are centred in it. */
function cropWindow(text: string, places: TextRange[], length: number): TextRange {
  const words = wordsOf(text);
  if (words.length <= length || length <= 0) return { start: 0, end: text.length };
  const hits = words.map((word) =>
    Number(places.some(({ start, end }) => start < word.end && end > word.start)),
  );
  let inside = 0;
  const sums = hits.map((hit, place) => (inside += hit - (hits[place - length] ?? 0))).slice(length - 1);
  const most = Math.max(...sums);
  const first = most === 0 ? 0 : middle(sums.flatMap((sum, place) => (sum === most ? [place] : [])));
  const last = first + length - 1;
  return {
    start: first === 0 ? 0 : (words[first]?.start ?? 0),
    end: last === words.length - 1 ? text.length : (words[last]?.end ?? text.length),
  };
}

/** The middle of the first run of consecutive positions. */
function middle(places: number[]): number {
  const end = places.findIndex((place, index) => places[index + 1] !== place + 1);
  return places[end >> 1] ?? 0;
}
