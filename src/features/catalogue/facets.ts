import type { Facet } from '#src/contract/category.ts';
import type { ListedProduct, Specification } from '#src/contract/product.ts';
import { formatSpecification } from '#src/format/quantity.ts';
import { chosenUnit, convertBound } from '#src/format/facet-units.ts';
import { boundProblems, typedNumber } from '#src/format/typed-number.ts';
import { parameterName } from '#src/format/parameter-name.ts';

/** What the visitor wants of one facet. Bounds are in the facet's unit; for a choice the ticked values. */
export interface Wanted {
  values: string[];
  min: number | null;
  max: number | null;
}

/** By the name of the specification. A facet without an entry wants nothing. */
export type Selection = ReadonlyMap<string, Wanted>;

/** From the address of the page; what its field complains about counts as not given. */
export function parseSelection(facets: Facet[], search: URLSearchParams): Selection {
  const selection = new Map<string, Wanted>();
  for (const facet of facets) {
    const wanted = wantedOf(facet, search);
    if (wanted.values.length > 0 || wanted.min !== null || wanted.max !== null)
      selection.set(facet.specification, wanted);
  }
  return selection;
}

function wantedOf(facet: Facet, search: URLSearchParams): Wanted {
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

export const selectProducts = (products: ListedProduct[], facets: Facet[], selection: Selection) =>
  products.filter((product) =>
    facets.every((facet) => fits(product, facet, selection.get(facet.specification))),
  );

function fits({ specifications }: ListedProduct, facet: Facet, wanted: Wanted | undefined): boolean {
  if (!wanted) return true;
  const found = specifications.filter(({ name }) => name === facet.specification);
  if (facet.kind === 'choice')
    return found.some((specification) => wanted.values.includes(formatSpecification(specification)));
  return found.some((specification) => withinBounds(specification, facet.kind, wanted));
}

function withinBounds({ min, max }: Specification, kind: Facet['kind'], wanted: Wanted): boolean {
  if (min === null || max === null) return false;
  if (kind === 'covers')
    return (
      (wanted.min === null || min <= wanted.min + slack(wanted.min)) &&
      (wanted.max === null || max >= wanted.max - slack(wanted.max))
    );
  // ±0.5 is a limit of 0.5: the size counts, not the sign.
  if (kind === 'at-most')
    return wanted.max === null || Math.max(Math.abs(min), Math.abs(max)) <= wanted.max + slack(wanted.max);
  return wanted.min === null || max >= wanted.min - slack(wanted.min);
}

/** 145.04 psi is meant to be 10 bar: what was rounded when units were changed must not shut a product out. */
const slack = (bound: number) => Math.abs(bound) * 2e-4;

export interface FacetOption {
  value: string;
  /** How many products there would be with this value and everything else that is wanted. */
  count: number;
}

/** The values of a choice among all products, in the order of their first appearance. */
export function optionsOf(
  facet: Facet,
  products: ListedProduct[],
  context: { facets: Facet[]; selection: Selection },
) {
  const others = context.facets.filter(({ specification }) => specification !== facet.specification);
  const remaining = selectProducts(products, others, context.selection);
  return valuesOf(facet, products).map((value): FacetOption => {
    const only: Selection = new Map([[facet.specification, { values: [value], min: null, max: null }]]);
    return { value, count: selectProducts(remaining, [facet], only).length };
  });
}

function valuesOf({ specification }: Facet, products: ListedProduct[]): string[] {
  const found = products.flatMap(({ specifications }) =>
    specifications.filter(({ name }) => name === specification),
  );
  return [...new Set(found.map(formatSpecification))];
}

/** Lowest and highest number among the products, as a hint beside the fields; null where none has numbers. */
export function extentOf(
  { specification }: Facet,
  products: ListedProduct[],
): { min: number; max: number } | null {
  const numbers = products
    .flatMap(({ specifications }) => specifications.filter(({ name }) => name === specification))
    .flatMap(({ min, max }) => [min, max])
    .filter((number) => number !== null);
  return numbers.length === 0 ? null : { min: Math.min(...numbers), max: Math.max(...numbers) };
}
