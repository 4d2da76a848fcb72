import { fieldBits } from './postings.ts';
import { field, type Segment } from './segment.ts';
import type { Term, Criterion, Alternative } from './query.ts';
import { maxTypos } from './words.ts';

/** Matched terms of the index, with the number of matched characters (all of them for a typo match). */
export type MatchedTerms = Map<string, number>;

/** Scores by slot, and the slots that have one. */
export interface Scores {
  bySlot: Float32Array;
  slots: number[];
}

interface Scoring {
  segment: Segment;
  matched: MatchedTerms;
  /** Also matches typos of words that are in the index as written. */
  allowsTypos: boolean;
}

const fieldBoost: number[] = [];
fieldBoost[field.title] = 10;
fieldBoost[field.partNumber] = 10;
fieldBoost[field.about] = 8;
fieldBoost[field.summary] = 5;
fieldBoost[field.text] = 3;
fieldBoost[field.negated] = 0.5;

const bestField = Array.from({ length: 1 << fieldBits }, (_, mask) =>
  Math.max(0, ...fieldBoost.filter((_boost, bit) => mask & (1 << bit))),
);

const prefixBoost = 0.6;
/** Shorter words that are in the index do not match as a prefix. */
const minPrefixLength = 3;
const typoBoost = [1, 0.4, 0.2];

/** The score of each slot for one criterion, 0 to 100: that of its best alternative. */
export function scoreCriterion(criterion: Criterion, scoring: Scoring): Scores {
  const best = emptyScores(scoring.segment);
  for (const alternative of criterion.alternatives) {
    const scores = scoreAlternative(alternative, scoring);
    for (const slot of scores.slots) raiseScore(best, slot, scores.bySlot[slot] ?? 0);
  }
  return best;
}

/** Combines the scores of documents that match all criteria. */
export function combineScores(all: Scores[], combine: (scores: number[]) => number): Scores {
  const [first, ...others] = all.toSorted((a, b) => a.slots.length - b.slots.length);
  if (!first) throw new Error('There are no scores to combine');
  const slots = first.slots.filter((slot) => others.every(({ bySlot }) => (bySlot[slot] ?? 0) > 0));
  const bySlot = new Float32Array(first.bySlot.length);
  for (const slot of slots) bySlot[slot] = combine(all.map((scores) => scores.bySlot[slot] ?? 0));
  return { bySlot, slots };
}

export const emptyScores = (segment: Segment): Scores => ({
  bySlot: new Float32Array(segment.documents.length),
  slots: [],
});

export function raiseScore({ bySlot, slots }: Scores, slot: number, score: number): void {
  const previous = bySlot[slot] ?? 0;
  if (previous === 0) slots.push(slot);
  if (score > previous) bySlot[slot] = score;
}

function scoreAlternative(alternative: Alternative, scoring: Scoring): Scores {
  const ofTerms: Scores[] = [];
  for (const term of alternative.terms) {
    const scores = scoreTerm(term, alternative.boost, scoring);
    if (scores.slots.length === 0) return scores;
    ofTerms.push(scores);
  }
  const [only, ...others] = ofTerms;
  if (!only) return emptyScores(scoring.segment);
  return others.length === 0 ? only : combineScores(ofTerms, (scores) => Math.min(...scores));
}

function scoreTerm(term: Term, boost: number, { segment, matched, allowsTypos }: Scoring): Scores {
  const scores = emptyScores(segment);
  const addMatch = (match: string, factor: number, length: number) => {
    matched.set(match, Math.max(length, matched.get(match) ?? 0));
    for (const posting of segment.postings.of(match)) {
      const fields = posting & ((1 << fieldBits) - 1);
      raiseScore(scores, posting >> fieldBits, boost * factor * (bestField[fields] ?? 0));
    }
  };
  const isKnown = segment.postings.has(term.whole);
  if (isKnown) addMatch(term.whole, 1, term.whole.length);
  // "mA" is a complete word, not a prefix of "machines".
  const isComplete = !term.isLast || term.whole.length < minPrefixLength;
  if (term.isExact || (isKnown && isComplete && !allowsTypos)) return scores;
  const longer = term.prefix.length > 1 ? segment.postings.withPrefix(term.prefix) : [];
  for (const match of longer) addMatch(match, prefixBoost, term.prefix.length);
  if ((isKnown || longer.length > 0) && !allowsTypos) return scores;
  for (const { term: match, errors } of segment.postings.similarTo(term.whole, maxTypos(term.whole)))
    addMatch(match, typoBoost[errors] ?? 0, match.length);
  return scores;
}
