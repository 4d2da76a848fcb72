import { normalizePartNumber } from '#src/format/part-number.ts';
import type { SearchDocument, SearchKind } from './search-document.ts';
import { noScores, raise, scoresOf, scoresOfAll, type FoundTerms, type Scores } from './scores.ts';
import type { Shelf } from './shelf.ts';
import { wantedOf, type Wanted } from './wanted.ts';

export interface Ranking {
  /** Best first. */
  documents: SearchDocument[];
  found: FoundTerms;
  /** Nothing holds all that was asked for; these hold most of it. */
  isPartial: boolean;
}

type Accept = (document: SearchDocument) => boolean;

const worthOfKind: Record<SearchKind, number> = {
  product: 1,
  category: 1,
  page: 0.8,
  video: 0.7,
  news: 0.7,
  document: 0.6,
  pdf: 0.5,
};
const worthOfLifecycle: Record<string, number> = { obsolete: 0.7, 'not-for-new-designs': 0.9 };

/**
 * The order depends on query and documents alone, not on how often a word stands in the catalogue: the device, which
 * has no pages of PDFs, ranks as the server does. Equals stand by weight, then by identity.
 */
export function rank(shelf: Shelf, query: string, accept: Accept): Ranking {
  const wanted = wantedOf(query);
  if (wanted.length === 0) return all(shelf, accept);
  const numbered = slotsByNumber(shelf, query);
  for (const isForgiving of [false, true]) {
    const ranking = ranked({ shelf, wanted, numbered, accept, isForgiving });
    if (ranking.documents.length > 0) return ranking;
  }
  return rankedPartially(shelf, wanted, accept);
}

function all(shelf: Shelf, accept: Accept): Ranking {
  return { documents: shelf.order().documents.filter(accept), found: new Map(), isPartial: false };
}

const numberScore = { whole: 4_000_000, product: 2_000_000, other: 1_000_000, pieces: 500_000 };

/** What bears the part number, in any spelling, and what bears a longer one that begins so: always before the rest. */
function slotsByNumber(shelf: Shelf, query: string): Map<number, number> {
  const wanted = normalizePartNumber(query);
  const scores = new Map<number, number>();
  if (wanted.length < 3 || !/\d/.test(wanted)) return scores;
  const worthOf = (slot: number) =>
    shelf.documents[slot]?.kind === 'product' ? numberScore.product : numberScore.other;
  for (const { slot, isWhole } of shelf.codes.beginning(query))
    scores.set(slot, worthOf(slot) + (isWhole ? numberScore.whole : 0));
  for (const { slot } of shelf.codes.withPieces(query))
    scores.set(slot, Math.max(scores.get(slot) ?? 0, worthOf(slot) + numberScore.pieces));
  return scores;
}

interface Asked {
  shelf: Shelf;
  wanted: Wanted[];
  numbered: Map<number, number>;
  accept: Accept;
  isForgiving: boolean;
}

function ranked({ shelf, wanted, numbered, accept, isForgiving }: Asked): Ranking {
  const found: FoundTerms = new Map();
  const each = wanted.map((one) => scoresOf(one, { shelf, found, isForgiving }));
  const scores = scoresOfAll(each, sum);
  for (const [slot, score] of numbered) raise(scores, slot, score);
  return { documents: inOrder(shelf, scores, accept), found, isPartial: false };
}

const sum = (scores: number[]) => scores.reduce((total, score) => total + score, 0);

function rankedPartially(shelf: Shelf, wanted: Wanted[], accept: Accept): Ranking {
  const found: FoundTerms = new Map();
  if (wanted.length < 2) return { documents: [], found, isPartial: true };
  const each = wanted.map((one) => scoresOf(one, { shelf, found, isForgiving: false }));
  const least = Math.ceil(wanted.length / 2);
  const scores = noScores(shelf);
  for (const slot of new Set(each.flatMap(({ slots }) => slots))) {
    const matching = each.map(({ bySlot }) => bySlot[slot] ?? 0).filter((score) => score > 0);
    if (matching.length >= least) raise(scores, slot, matching.length * 1000 + sum(matching));
  }
  return { documents: inOrder(shelf, scores, accept), found, isPartial: true };
}

const placeLimit = 2 ** 22;

// One number a hit, sorted as numbers: the score above, the place among equals below.
function inOrder(shelf: Shelf, { bySlot, slots }: Scores, accept: Accept): SearchDocument[] {
  const order = shelf.order();
  const keys: number[] = [];
  for (const slot of slots) {
    const document = shelf.documents[slot];
    if (!document || !accept(document)) continue;
    const factor = worthOfKind[document.kind] * (worthOfLifecycle[document.lifecycle] ?? 1);
    keys.push((order.placeOf[slot] ?? 0) - Math.round((bySlot[slot] ?? 0) * 10 * factor) * placeLimit);
  }
  return Array.from(Float64Array.from(keys).toSorted(), (key) => {
    const place = ((key % placeLimit) + placeLimit) % placeLimit;
    return order.documents[place];
  }).filter((document) => document !== undefined);
}
