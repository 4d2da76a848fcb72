import { normalizePartNumber } from '#src/format/part-number.ts';
import type { SearchDocument, SearchKind } from '#src/contract/search-document.ts';
import {
  emptyScores,
  raiseScore,
  scoreCriterion,
  combineScores,
  type MatchedTerms,
  type Scores,
} from './scores.ts';
import type { Segment } from './segment.ts';
import { parseQuery, type Criterion } from './query.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Ranking {
  /** Best first. */
  documents: SearchDocument[];
  matched: MatchedTerms;
  /** No document matches all criteria; these match at least half of them. */
  isPartial: boolean;
}

type Accept = (document: SearchDocument) => boolean;

interface SegmentQuery {
  query: string;
  vocabulary: Vocabulary;
  accept: Accept;
}

const kindBoost: Record<SearchKind, number> = {
  product: 1,
  category: 1,
  page: 0.8,
  video: 0.7,
  news: 0.7,
  document: 0.6,
  pdf: 0.5,
};
const lifecycleBoost: Record<string, number> = { obsolete: 0.7, 'not-for-new-designs': 0.9 };

/**
 * The score does not depend on how often a word occurs in the catalogue, so that the device, which has no PDF pages, ranks
 * like the server. Ties are ordered by weight, title and page.
 */
export function rank(segment: Segment, { query, vocabulary, accept }: SegmentQuery): Ranking {
  const criteria = parseQuery(query, { vocabulary, allowsTypos: false });
  if (criteria.length === 0) return listAll(segment, accept);
  const partNumberScores = scorePartNumbers(segment, query);
  for (const allowsTypos of [false, true]) {
    const ranking = rankByAll({
      segment,
      criteria: allowsTypos ? parseQuery(query, { vocabulary, allowsTypos }) : criteria,
      partNumberScores,
      accept,
      allowsTypos,
    });
    if (ranking.documents.length > 0) return ranking;
  }
  return rankByMost(segment, criteria, accept);
}

function listAll(segment: Segment, accept: Accept): Ranking {
  return { documents: segment.order().documents.filter(accept), matched: new Map(), isPartial: false };
}

const partNumberBoost = { whole: 4_000_000, product: 2_000_000, other: 1_000_000, groups: 500_000 };

/** Documents whose part number equals or starts with the query, in any spelling. They always rank first. */
function scorePartNumbers(segment: Segment, query: string): Map<number, number> {
  const normalized = normalizePartNumber(query);
  const scores = new Map<number, number>();
  if (normalized.length < 3 || !/\d/.test(normalized)) return scores;
  const boostOf = (slot: number) =>
    segment.documents[slot]?.kind === 'product' ? partNumberBoost.product : partNumberBoost.other;
  for (const { slot, isWhole } of segment.partNumbers.withPrefix(query))
    scores.set(slot, boostOf(slot) + (isWhole ? partNumberBoost.whole : 0));
  for (const { slot } of segment.partNumbers.withGroups(query))
    scores.set(slot, Math.max(scores.get(slot) ?? 0, boostOf(slot) + partNumberBoost.groups));
  return scores;
}

interface RankRequest {
  segment: Segment;
  criteria: Criterion[];
  partNumberScores: Map<number, number>;
  accept: Accept;
  allowsTypos: boolean;
}

function rankByAll({ segment, criteria, partNumberScores, accept, allowsTypos }: RankRequest): Ranking {
  const matched: MatchedTerms = new Map();
  const byCriterion = criteria.map((criterion) =>
    scoreCriterion(criterion, { segment, matched, allowsTypos }),
  );
  const scores = combineScores(byCriterion, sum);
  for (const [slot, score] of partNumberScores) raiseScore(scores, slot, score);
  return { documents: sortByScore(segment, scores, accept), matched, isPartial: false };
}

const sum = (scores: number[]) => scores.reduce((total, score) => total + score, 0);

function rankByMost(segment: Segment, criteria: Criterion[], accept: Accept): Ranking {
  const matched: MatchedTerms = new Map();
  if (criteria.length < 2) return { documents: [], matched, isPartial: true };
  const byCriterion = criteria.map((criterion) =>
    scoreCriterion(criterion, { segment, matched, allowsTypos: false }),
  );
  const minMatches = Math.ceil(criteria.length / 2);
  const scores = emptyScores(segment);
  for (const slot of new Set(byCriterion.flatMap(({ slots }) => slots))) {
    const matching = byCriterion.map(({ bySlot }) => bySlot[slot] ?? 0).filter((score) => score > 0);
    if (matching.length >= minMatches) raiseScore(scores, slot, matching.length * 1000 + sum(matching));
  }
  return { documents: sortByScore(segment, scores, accept), matched, isPartial: true };
}

const maxPositions = 2 ** 22;

// Score and tie-break position are packed into one number per hit, because sorting numbers is fast.
function sortByScore(segment: Segment, { bySlot, slots }: Scores, accept: Accept): SearchDocument[] {
  const order = segment.order();
  const keys: number[] = [];
  for (const slot of slots) {
    const document = segment.documents[slot];
    if (!document || !accept(document)) continue;
    const factor = kindBoost[document.kind] * (lifecycleBoost[document.lifecycle] ?? 1);
    keys.push((order.positions[slot] ?? 0) - Math.round((bySlot[slot] ?? 0) * 10 * factor) * maxPositions);
  }
  return Array.from(Float64Array.from(keys).toSorted(), (key) => {
    const position = ((key % maxPositions) + maxPositions) % maxPositions;
    return order.documents[position];
  }).filter((document) => document !== undefined);
}
