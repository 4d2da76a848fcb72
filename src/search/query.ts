import { measuresOf, type Measure } from './measures.ts';
import { isStopWord, wordsWithoutArticles } from './stop-words.ts';
import type { Vocabulary } from './vocabulary.ts';
import { fold, stem, termsOf, type Word } from './words.ts';

export interface Term {
  /** The term as it is in the index. */
  whole: string;
  /** The word as typed so far, which may be a prefix of terms in the index. */
  prefix: string;
  /** No prefix or typo matching. */
  isExact: boolean;
  /** Still being typed. */
  isLast: boolean;
}

/** One way to match a criterion: a document must contain all of these terms. */
export interface Alternative {
  terms: Term[];
  /** Score factor of a full match, up to 10. */
  boost: number;
}

/** A word of the query, a phrase, or a number with its unit. A document must match one of the alternatives. */
export interface Criterion {
  written: string;
  alternatives: Alternative[];
}

const synonymBoost = 7;
const typoBoost = 3;
/** The rest is ignored, because each word takes time. */
const maxWords = 12;

/** With `allowsTypos`, words that resemble one of the vocabulary are taken for it. */
export function parseQuery(query: string, { vocabulary, allowsTypos }: Parsing): Criterion[] {
  const measures = measuresOf(query);
  const all = wordsWithoutArticles(query).slice(0, maxWords);
  const outside = all.filter((word) => !measures.some((measure) => isInside(word, measure)));
  const end = all.at(-1)?.end ?? 0;
  const criteria = [
    ...measures.map((measure) => measureCriterion(query, measure, all)),
    ...wordCriteria(outside, { end, vocabulary, allowsTypos }),
  ];
  const meaningful = criteria.filter(({ written }) => !isStopWord(written));
  return meaningful.length > 0 ? meaningful : criteria;
}

const isInside = (word: Word, { start, end }: Measure) => word.start >= start && word.start < end;

function measureCriterion(query: string, measure: Measure, words: Word[]): Criterion {
  const inside = words.filter((word) => isInside(word, measure));
  return {
    written: query.slice(measure.start, measure.end),
    alternatives: [
      { terms: measure.terms.map(exactTerm), boost: 10 },
      { terms: inside.flatMap(({ text }) => partsOf(text, true)), boost: 4 },
    ],
  };
}

interface Parsing {
  vocabulary: Vocabulary;
  allowsTypos: boolean;
}

interface QueryContext extends Parsing {
  /** Where the last word of the query ends. */
  end: number;
}

function wordCriteria(words: Word[], { end, vocabulary, allowsTypos }: QueryContext): Criterion[] {
  const criteria: Criterion[] = [];
  for (let at = 0; at < words.length;) {
    const rest = words.slice(at);
    const phrase = vocabulary.phraseAt(rest.map(({ text }) => text));
    const matching = rest.slice(0, phrase?.length ?? 1);
    const [first = ''] = matching.map(({ text }) => text);
    const isLast = matching.at(-1)?.end === end;
    const alternatives =
      matching.length === 1 ? alternativesOfWord(first, isLast) : [alternativeOfWords(matching, isLast)];
    const others = phrase?.others ?? vocabulary.othersOf(first, isLast);
    criteria.push({
      written: matching.map(({ text }) => text).join(' '),
      alternatives: [
        ...alternatives,
        ...others.map((terms) => ({ terms: terms.map(exactTerm), boost: synonymBoost })),
        ...(others.length === 0 && allowsTypos ? vocabulary.similarTo(first) : []).map((terms) => ({
          terms: terms.map(exactTerm),
          boost: typoBoost,
        })),
      ],
    });
    at += matching.length;
  }
  return criteria;
}

const alternativeOfWords = (words: Word[], isLast: boolean): Alternative => ({
  terms: words
    .filter(({ text }) => !isStopWord(text))
    .flatMap(({ text, end }) => partsOf(text, isLast && end === words.at(-1)?.end)),
  boost: 9,
});

function alternativesOfWord(word: string, isLast: boolean): Alternative[] {
  const [whole = ''] = termsOf(word);
  const parts = partsOf(word, isLast);
  const prefix = parts.length === 1 ? (parts[0]?.prefix ?? whole) : whole;
  const alternatives = [{ terms: [{ whole, prefix, isExact: false, isLast }], boost: 10 }];
  if (parts.length > 1) alternatives.push({ terms: parts, boost: 9 });
  // 1,250 can be 1250 or 1.25.
  if (/^\d{1,3},\d{3}$/.test(word))
    alternatives.push({ terms: [exactTerm(word.replace(',', ''))], boost: 10 });
  return alternatives;
}

// The parts of a compound: apt210-016 is searched as apt, 210 and 016; g14 is not split.
function partsOf(word: string, isLast: boolean): Term[] {
  const terms = termsOf(word);
  const parts = terms.length === 1 && /\d/.test(word) ? terms : fold(word).split(/[^\p{L}\p{N}]+/u);
  const pieces = parts.filter(Boolean).flatMap((part) => {
    const runs = part.match(/\p{L}+|\p{N}+/gu) ?? [];
    return runs.length > 1 && runs.every((run) => run.length > 1) ? runs : [part];
  });
  return pieces.map((piece, index) => ({
    whole: stem(piece),
    prefix: piece,
    isExact: false,
    isLast: isLast && index === pieces.length - 1,
  }));
}

const exactTerm = (term: string): Term => ({ whole: term, prefix: term, isExact: true, isLast: false });
