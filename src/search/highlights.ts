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
  const ranges: TextRange[] = [];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    for (const { start, end } of findInLine(line, matched))
      ranges.push({ start: start + lineStart, end: end + lineStart });
    lineStart += line.length + 1;
  }
  return ranges;
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
  const cached = lineCache.get(line);
  if (cached) return cached;
  if (lineCache.size >= maxCachedLines) lineCache.clear();
  const words = wordsOf(line).map(({ text, start, end }) => {
    const [whole = ''] = termsOf(text);
    return { text, start, end, whole, parts: partsOf(text, start) };
  });
  const analysed = { measures: measuresOf(line), words };
  lineCache.set(line, analysed);
  return analysed;
}

const partsOf = (word: string, wordStart: number): Part[] =>
  Array.from(word.matchAll(/\p{L}+|\p{N}+/gu), ({ 0: text, index }) => {
    const start = wordStart + index;
    return { text, terms: [fold(text), stem(fold(text))], start, end: start + text.length };
  });

function findInLine(line: string, matched: MatchedTerms): TextRange[] {
  const { measures, words } = analyseLine(line);
  const ranges: TextRange[] = measures.filter(({ terms }) => terms.some((term) => matched.has(term)));
  for (const { text, start, end, whole, parts } of words) {
    const length = matched.get(whole) ?? 0;
    if (length >= whole.length) ranges.push({ start, end });
    else {
      if (length > 0) ranges.push(prefixRange({ text, start, end }, length));
      for (const part of parts) {
        const partLength = part.terms
          .map((term) => matched.get(term))
          .find((matchedLength) => matchedLength !== undefined);
        if (partLength !== undefined) ranges.push(prefixRange(part, partLength));
      }
    }
  }
  return mergeRanges(ranges);
}

// Counts only letters and digits, because not everybody types the dashes of a part number.
function prefixRange({ text, start, end }: TextRange & { text: string }, length: number): TextRange {
  let counted = 0;
  for (const { 0: character, index } of text.matchAll(/./gsu)) {
    if (counted >= length) return { start, end: start + index };
    if (/[\p{L}\p{N}]/u.test(character)) counted += 1;
  }
  return { start, end };
}

function mergeRanges(ranges: TextRange[]): TextRange[] {
  const result: TextRange[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}
