import type { Facet } from '#src/contract/category.ts';
import { chosenUnit } from '#src/format/facet-units.ts';
import { parameterName } from '#src/format/parameter-name.ts';
import { m } from '#src/messages/m.ts';
import { stockParameter, type Filters } from './facets.ts';
import { removed } from './filter-urls.ts';

/** A filter that is set, and the URL parameters without it. */
export interface FilterChip {
  text: string;
  without: URLSearchParams;
}

export function chipsOf({ facets, selection, isInStock }: Filters, search: URLSearchParams): FilterChip[] {
  const ofFacets = facets.flatMap((facet) => {
    const selected = selection.get(facet.specification);
    if (!selected) return [];
    return facet.kind === 'choice'
      ? selected.values.map((value) => choiceChip(facet, value, search))
      : [boundsChip(facet, search)];
  });
  const inStock = {
    text: m.catalogue.inStock,
    without: removed(search, ([name]) => name === stockParameter),
  };
  return isInStock ? [inStock, ...ofFacets] : ofFacets;
}

function choiceChip({ specification }: Facet, value: string, search: URLSearchParams): FilterChip {
  const parameter = parameterName(specification);
  return {
    text: m.catalogue.filter({ specification, value }),
    without: removed(search, ([name, one]) => name === parameter && one === value),
  };
}

function boundsChip(facet: Facet, search: URLSearchParams): FilterChip {
  const parameter = parameterName(facet.specification);
  const [from, to] = [search.get(`${parameter}.min`)?.trim(), search.get(`${parameter}.max`)?.trim()];
  const value = boundsText(from, to, chosenUnit(facet, search));
  return {
    text: m.catalogue.filter({ specification: facet.specification, value }),
    without: removed(search, ([name]) => name === `${parameter}.min` || name === `${parameter}.max`),
  };
}

function boundsText(from: string | undefined, to: string | undefined, unit: string): string {
  if (from && to) return `${from} … ${to} ${unit}`;
  return from ? m.catalogue.fromValue({ from, unit }) : m.catalogue.toValue({ to: to ?? '', unit });
}
