import type { Facet } from '#src/contract/category.ts';
import type { ListedProduct, Specification } from '#src/contract/product.ts';
import { formatSpecification } from '#src/format/quantity.ts';
import { chosenUnit, convertBound } from '#src/format/facet-units.ts';
import { boundProblems, typedNumber } from '#src/format/typed-number.ts';
import { parameterName } from '#src/format/parameter-name.ts';

/** The selection for one facet: bounds in the facet's unit, or the selected values of a choice. */
export interface FacetSelection {
  values: string[];
  min: number | null;
  max: number | null;
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
  if (facet.kind === 'choice')
    return { values: search.getAll(name).filter((value) => value !== ''), min: null, max: null };
  const units = { from: chosenUnit(facet, search), to: facet.unit };
  const [from, to] = [search.get(`${name}.min`), search.get(`${name}.max`)];
  const bound = (text: string | null, problem: string) => {
    const number = problem === '' ? typedNumber(text) : null;
    return number === null ? null : convertBound(facet, number, units);
  };
  const problems = boundProblems(from, to);
  return { values: [], min: bound(from, problems.from || problems.to), max: bound(to, problems.to) };
}

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

function withinBounds({ min, max }: Specification, kind: Facet['kind'], selected: FacetSelection): boolean {
  if (min === null || max === null) return false;
  if (kind === 'covers')
    return (
      (selected.min === null || min <= selected.min + tolerance(selected.min)) &&
      (selected.max === null || max >= selected.max - tolerance(selected.max))
    );
  // ±0.5 is a limit of 0.5, so the sign is ignored.
  if (kind === 'at-most')
    return (
      selected.max === null ||
      Math.max(Math.abs(min), Math.abs(max)) <= selected.max + tolerance(selected.max)
    );
  return selected.min === null || max >= selected.min - tolerance(selected.min);
}

/** Tolerance for rounding when units are converted: 145.04 psi must still match 10 bar. */
const tolerance = (bound: number) => Math.abs(bound) * 2e-4;

export interface FacetOption {
  value: string;
  /** The number of products with this value and all other selected filters. */
  count: number;
}

/** The values of a choice over all products, in order of first appearance. */
export function optionsOf(facet: Facet, products: ListedProduct[], filters: Filters): FacetOption[] {
  const others = filters.facets.filter(({ specification }) => specification !== facet.specification);
  const remaining = selectProducts(products, { ...filters, facets: others });
  return valuesOf(facet, products).map((value) => {
    const only: Selection = new Map([[facet.specification, { values: [value], min: null, max: null }]]);
    const count = selectProducts(remaining, { facets: [facet], selection: only, isInStock: false }).length;
    return { value, count };
  });
}

function valuesOf({ specification }: Facet, products: ListedProduct[]): string[] {
  const specificationsOfFacet = products.flatMap(({ specifications }) =>
    specifications.filter(({ name }) => name === specification),
  );
  return [...new Set(specificationsOfFacet.map(formatSpecification))];
}

/** Lowest and highest number over all products, as a hint next to the fields; null if none has numbers. */
export function valueRange(
  { specification }: Facet,
  products: ListedProduct[],
): { min: number; max: number } | null {
  const numbers = products
    .flatMap(({ specifications }) => specifications.filter(({ name }) => name === specification))
    .flatMap(({ min, max }) => [min, max])
    .filter((number) => number !== null);
  return numbers.length === 0 ? null : { min: Math.min(...numbers), max: Math.max(...numbers) };
}
