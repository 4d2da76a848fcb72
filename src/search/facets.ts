import { filterable, valuesOf } from './attributes.ts';
import type { SearchDocument } from './search-document.ts';

export type FacetDistribution = Record<string, Record<string, number>>;
export type FacetStats = Record<string, { min: number; max: number }>;

/** The same limit as in Meilisearch. */
const maxValuesPerFacet = 100;

export function facetsOf(documents: SearchDocument[], requested: string[]) {
  const names = requested.includes('*') ? [...filterable] : requested;
  const facetDistribution: FacetDistribution = {};
  const facetStats: FacetStats = {};
  for (const name of names) {
    const counts = new Map<string, number>();
    for (const document of documents)
      for (const value of valuesOf(document, name)) {
        counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
        if (typeof value === 'number') facetStats[name] = extendRange(facetStats[name], value);
      }
    const sorted = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(0, maxValuesPerFacet);
    facetDistribution[name] = Object.fromEntries(sorted);
  }
  return { facetDistribution, facetStats };
}

const extendRange = (before: { min: number; max: number } | undefined, value: number) => ({
  min: Math.min(before?.min ?? value, value),
  max: Math.max(before?.max ?? value, value),
});
