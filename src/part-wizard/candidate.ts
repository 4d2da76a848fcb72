import type { Family, Option, Position, WizardProduct } from '#src/contract/part-wizard.ts';
import type { Verdict } from './verdict.ts';
import type { Criteria } from './criteria.ts';
import { rangeIn } from './measurement-verdicts.ts';

/** A possible instrument: a listed product, or a variant of its family with other options. */
export interface Candidate {
  code: string;
  /** The product, or the one the variant is derived from. */
  product: WizardProduct;
  family: Family | null;
  /** The options that differ from the product's. */
  changes: { position: Position; option: Option }[];
  /** Null if the price is on request. */
  unitPriceMinor: number | null;
  leadTimeDays: number | null;
  verdicts: Verdict[];
  /** The number of criteria that are not met, or for which this is unknown. */
  missed: number;
  /** It would fail in use, so it is never recommended, not even as a close match. */
  isExcluded: boolean;
}

/** Best match first, then by fewest missed criteria, then by best use of the range, then by price. */
export const sortByRank = (candidates: Candidate[], criteria: Criteria): Candidate[] =>
  candidates
    .map((candidate) => ({ candidate, rank: rankOf(candidate, criteria) }))
    .toSorted((a, b) => compare(a.rank, b.rank))
    .map(({ candidate }) => candidate);

/** Sort keys in order of priority; lower is better. */
function rankOf(candidate: Candidate, criteria: Criteria): number[] {
  const { verdicts, missed, isExcluded, unitPriceMinor, product } = candidate;
  const range = criteria.unit === '' ? undefined : rangeIn(product.specifications, criteria.unit);
  const span =
    range && criteria.to !== null
      ? (range.max - range.min) / Math.max(1e-9, criteria.to - (criteria.from ?? 0))
      : 0;
  const isTooSmall = verdicts.some(({ criterion, isMet }) => criterion === 'range' && isMet === false);
  const isPhasedOut = product.lifecycle === 'active' ? 0 : 1;
  return [
    isExcluded ? 1 : 0,
    missed,
    isTooSmall ? 1 : 0,
    isPhasedOut,
    Math.round(span * 100),
    unitPriceMinor ?? Number.MAX_SAFE_INTEGER,
  ];
}

function compare(a: number[], b: number[]): number {
  const index = a.findIndex((value, position) => value !== b[position]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
