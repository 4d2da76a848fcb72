import type { Facet } from '#src/contract/category.ts';
import type { ListedProduct, Specification } from '#src/contract/product.ts';
import { formatSpecification } from '#src/format/quantity.ts';
import { chosenUnit, convertBound, roundingTolerance } from '#src/format/facet-units.ts';
import { boundProblems, typedNumber } from '#src/format/typed-number.ts';
import { parameterName } from '#src/format/parameter-name.ts';

/** The selection for one facet: bounds in the facet's unit, or the selected values of a choice. */
export interface FacetSelection {
  values: string[];
  min: number | null;
  max: number | null;
  /** Relative error of the bounds. */
  tolerance: number;
}

/** By specification name. A facet without an entry does not filter. */
export type Selection = ReadonlyMap<string, FacetSelection>;

export interface Filters {
  facets: Facet[];
  selection: Selection;
  /** Only products in stock. */
  isInStock: boolean;
}

/** From the URL. Invalid values are ignored, and their field shows an error. */
export const parseFilters = (facets: Facet[], search: URLSearchParams): Filters => ({
  facets,
  selection: parseSelection(facets, search),
  isInStock: search.has(stockParameter),
});

export const stockParameter = 'in-stock';

function parseSelection(facets: Facet[], search: URLSearchParams): Selection {
  const selection = new Map<string, FacetSelection>();
  for (const facet of facets) {
    const selected = selectionOf(facet, search);
    if (selected.values.length > 0 || selected.min !== null || selected.max !== null)
      selection.set(facet.specification, selected);
  }
  return selection;
}

function selectionOf(facet: Facet, search: URLSearchParams): FacetSelection {
  const name = parameterName(facet.specification);
  if (facet.kind === 'choice') return chosenValues(search.getAll(name).filter((value) => value !== ''));
  const units = { from: chosenUnit(facet, search), to: facet.unit };
  const [from, to] = [search.get(`${name}.min`), search.get(`${name}.max`)];
  const bound = (text: string | null, problem: string) => {
    const number = problem === '' ? typedNumber(text) : null;
    return number === null ? null : convertBound(facet, number, units);
  };
  const problems = boundProblems(from, to);
  return {
    values: [],
    min: bound(from, problems.from || problems.to),
    max: bound(to, problems.to),
    // Visitors type the figures they see, which are rounded when they are converted.
    tolerance: units.from === units.to ? 0 : roundingTolerance,
  };
}

export const chosenValues = (values: string[]): FacetSelection => ({
  values,
  min: null,
  max: null,
  tolerance: 0,
});

export const selectProducts = (products: ListedProduct[], { facets, selection, isInStock }: Filters) =>
  products.filter(
    (product) =>
      (!isInStock || product.stock > 0) &&
      facets.every((facet) => matches(product, facet, selection.get(facet.specification))),
  );

function matches(
  { specifications }: ListedProduct,
  facet: Facet,
  selected: FacetSelection | undefined,
): boolean {
  if (!selected) return true;
  const specificationsOfFacet = specifications.filter(({ name }) => name === facet.specification);
  if (facet.kind === 'choice')
    return specificationsOfFacet.some((specification) =>
      selected.values.includes(formatSpecification(specification)),
    );
  return specificationsOfFacet.some((specification) => withinBounds(specification, facet.kind, selected));
}

function withinBounds(
  { min, max }: Specification,
  kind: Facet['kind'],
  { min: from, max: to, tolerance }: FacetSelection,
): boolean {
  if (min === null || max === null) return false;
  const isAtLeast = (value: number, bound: number) => value >= bound - Math.abs(bound) * tolerance;
  const isAtMost = (value: number, bound: number) => value <= bound + Math.abs(bound) * tolerance;
  if (kind === 'covers') {
    const [lowest, highest] = [from ?? to, to ?? from];
    return (lowest === null || isAtMost(min, lowest)) && (highest === null || isAtLeast(max, highest));
  }
  // ±0.5 is a limit of 0.5, so the sign is ignored.
  if (kind === 'at-most') return to === null || isAtMost(Math.max(Math.abs(min), Math.abs(max)), to);
  return from === null || isAtLeast(max, from);
}
