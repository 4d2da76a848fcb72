import type { Facet } from '#src/contract/category.ts';
import type { ListedProduct } from '#src/contract/product.ts';
import { formatSpecification } from '#src/format/quantity.ts';
import { chosenValues, selectProducts, type Filters, type Selection } from './facets.ts';

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
    const only: Selection = new Map([[facet.specification, chosenValues([value])]]);
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
