import { measuresOf, type Measure } from './measures.ts';
import type { MatchedTerms } from './scores.ts';
import { fold, stem, termsOf, wordsOf } from './words.ts';

export interface TextRange {
  start: number;
  end: number;
}

/** The ranges of a text that match the query. For a prefix match, only the prefix. */
export function findHighlights(text: string, matched: MatchedTerms): TextRange[] {
  if (matched.size === 0) return [];
  const places: TextRange[] = [];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    for (const { start, end } of findInLine(line, matched))
      places.push({ start: start + lineStart, end: end + lineStart });
    lineStart += line.length + 1;
  }
  return places;
}

interface AnalysedLine {
  measures: Measure[];
  words: { text: string; start: number; end: number; whole: string; parts: Part[] }[];
}

interface Part {
  text: string;
  terms: string[];
  start: number;
  end: number;
}

// The same lines occur in many products and in the hits of every keystroke, so their analysis is cached.
const lineCache = new Map<string, AnalysedLine>();
const maxCachedLines = 3000;

function analyseLine(line: string): AnalysedLine {
  const before = lineCache.get(line);
  if (before) return before;
  if (lineCache.size >= maxCachedLines) lineCache.clear();
  const words = wordsOf(line).map(({ text, start, end }) => {
    const [whole = ''] = termsOf(text);
    return { text, start, end, whole, parts: partsOf(text, start) };
  });
  const fresh = { measures: measuresOf(line), words };
  lineCache.set(line, fresh);
  return fresh;
}

const partsOf = (word: string, wordStart: number): Part[] =>
  Array.from(word.matchAll(/\p{L}+|\p{N}+/gu), ({ 0: text, index }) => {
    const start = wordStart + index;
    return { text, terms: [fold(text), stem(fold(text))], start, end: start + text.length };
  });

function findInLine(line: string, matched: MatchedTerms): TextRange[] {
  const { measures, words } = analyseLine(line);
  const places: TextRange[] = measures.filter(({ terms }) => terms.some((term) => matched.has(term)));
  for (const { text, start, end, whole, parts } of words) {
    const length = matched.get(whole) ?? 0;
    if (length >= whole.length) places.push({ start, end });
    else {
      if (length > 0) places.push(prefixRange({ text, start, end }, length));
      for (const part of parts) {
        const ofPart = part.terms.map((term) => matched.get(term)).find((one) => one !== undefined);
        if (ofPart !== undefined) places.push(prefixRange(part, ofPart));
      }
    }
  }
  return mergeRanges(places);
}

// Only letters and digits count, because not everybody types the dashes of a code.
function prefixRange({ text, start, end }: TextRange & { text: string }, length: number): TextRange {
  let counted = 0;
  for (const { 0: character, index } of text.matchAll(/./gsu)) {
    if (counted >= length) return { start, end: start + index };
    if (/[\p{L}\p{N}]/u.test(character)) counted += 1;
  }
  return { start, end };
}

function mergeRanges(places: TextRange[]): TextRange[] {
  const result: TextRange[] = [];
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}
