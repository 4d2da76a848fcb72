import { fieldBits } from './postings.ts';
import { field, type Shelf } from './shelf.ts';
import type { Term, Wanted, Way } from './wanted.ts';

/** Which terms of the index a query found, and how many characters of each; all of it for a likeness. */
export type FoundTerms = Map<string, number>;

/** How well documents answer, by slot; and which do at all. */
export interface Scores {
  bySlot: Float32Array;
  slots: number[];
}

interface Scoring {
  shelf: Shelf;
  found: FoundTerms;
  /** Looks for likenesses also where a word is found as it is written. */
  isForgiving: boolean;
}

const worthOfField: number[] = [];
worthOfField[field.title] = 10;
worthOfField[field.code] = 10;
worthOfField[field.about] = 8;
worthOfField[field.summary] = 5;
worthOfField[field.text] = 3;
worthOfField[field.negated] = 0.5;

const bestField = Array.from({ length: 1 << fieldBits }, (_, mask) =>
  Math.max(0, ...worthOfField.filter((_worth, bit) => mask & (1 << bit))),
);

const worthOfBeginning = 0.6;
/** A known word of fewer letters is taken as it is. */
const shortestBeginning = 3;
const worthOfLikeness = [1, 0.4, 0.2];

/** How well each slot answers one thing wanted, 0 to 100: as well as its best way does. */
export function scoresOf(wanted: Wanted, scoring: Scoring): Scores {
  const best = noScores(scoring.shelf);
  for (const way of wanted.ways) {
    const scores = scoresOfWay(way, scoring);
    for (const slot of scores.slots) raise(best, slot, scores.bySlot[slot] ?? 0);
  }
  return best;
}

/** As well as each document answers all of them. */
export function scoresOfAll(all: Scores[], together: (scores: number[]) => number): Scores {
  const [first, ...others] = all.toSorted((a, b) => a.slots.length - b.slots.length);
  if (!first) throw new Error('There is nothing to be scored');
  const slots = first.slots.filter((slot) => others.every(({ bySlot }) => (bySlot[slot] ?? 0) > 0));
  const bySlot = new Float32Array(first.bySlot.length);
  for (const slot of slots) bySlot[slot] = together(all.map((scores) => scores.bySlot[slot] ?? 0));
  return { bySlot, slots };
}

export const noScores = (shelf: Shelf): Scores => ({
  bySlot: new Float32Array(shelf.documents.length),
  slots: [],
});

export function raise({ bySlot, slots }: Scores, slot: number, score: number): void {
  const before = bySlot[slot] ?? 0;
  if (before === 0) slots.push(slot);
  if (score > before) bySlot[slot] = score;
}

function scoresOfWay(way: Way, scoring: Scoring): Scores {
  const ofTerms: Scores[] = [];
  for (const term of way.terms) {
    const scores = scoresOfTerm(term, way.worth, scoring);
    if (scores.slots.length === 0) return scores;
    ofTerms.push(scores);
  }
  const [only, ...others] = ofTerms;
  if (!only) return noScores(scoring.shelf);
  return others.length === 0 ? only : scoresOfAll(ofTerms, (scores) => Math.min(...scores));
}

function scoresOfTerm(term: Term, worth: number, { shelf, found, isForgiving }: Scoring): Scores {
  const scores = noScores(shelf);
  const post = (match: string, share: number, length: number) => {
    found.set(match, Math.max(length, found.get(match) ?? 0));
    for (const posting of shelf.postings.of(match)) {
      const fields = posting & ((1 << fieldBits) - 1);
      raise(scores, posting >> fieldBits, worth * share * (bestField[fields] ?? 0));
    }
  };
  const isKnown = shelf.postings.has(term.whole);
  if (isKnown) post(term.whole, 1, term.whole.length);
  // "mA" is a whole word, and no beginning of "machines".
  const isComplete = !term.isLast || term.whole.length < shortestBeginning;
  if (term.isExact || (isKnown && isComplete && !isForgiving)) return scores;
  const longer = term.beginning.length > 1 ? shelf.postings.startingWith(term.beginning) : [];
  for (const match of longer) post(match, worthOfBeginning, term.beginning.length);
  if ((isKnown || longer.length > 0) && !isForgiving) return scores;
  for (const { term: match, errors } of shelf.postings.like(term.whole, errorsForgiven(term.whole)))
    post(match, worthOfLikeness[errors] ?? 0, match.length);
  return scores;
}

/** Digits are never mistyped, short words hardly. */
export function errorsForgiven(term: string): number {
  if (/\d/.test(term) || term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
}
