import type { Family, Option, Position, WizardProduct } from '#src/contract/part-wizard.ts';
import type { Verdict } from './verdict.ts';
import type { Criteria } from './criteria.ts';
import { rangeIn } from './measurement-verdicts.ts';

/** An instrument that may be it: a product as it is, or one of its family with other options. */
export interface Candidate {
  code: string;
  /** The product, or the nearest one of its family. */
  product: WizardProduct;
  family: Family | null;
  /** The options that are other than the product's. */
  changes: { position: Position; option: Option }[];
  /** Null where the price is on request. */
  unitPriceMinor: number | null;
  leadTimeDays: number | null;
  verdicts: Verdict[];
  /** How much of what is wanted it has not, or is not known to have. */
  missed: number;
  /** It would fail in use: never recommended, not even as close. */
  isExcluded: boolean;
}

/** What fits first, then what lacks least; of equals the range that is used best, then the cheapest. */
export const sortByRank = (candidates: Candidate[], criteria: Criteria): Candidate[] =>
  candidates
    .map((candidate) => ({ candidate, rank: rankOf(candidate, criteria) }))
    .toSorted((a, b) => compare(a.rank, b.rank))
    .map(({ candidate }) => candidate);

/** Fewer is better, one after the other. */
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
  const index = a.findIndex((value, place) => value !== b[place]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
