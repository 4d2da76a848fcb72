import type { Facet } from '#src/contract/category.ts';
import { convertBound } from '#src/format/facet-units.ts';
import { toNumber } from './facets.ts';
import { parameterName } from '#src/format/parameter-name.ts';

/** Another unit was chosen: what is typed beside it stays the same quantity. */
export function convertTyped({ form, name, value, dataset }: HTMLSelectElement, facets: Facet[]) {
  const facet = facets.find(({ specification }) => `${parameterName(specification)}.unit` === name);
  if (!facet || !form) return;
  const units = { from: dataset.unit ?? facet.unit, to: value || facet.unit };
  for (const end of ['min', 'max']) {
    const field = form.elements.namedItem(name.replace(/unit$/, end));
    const number = field instanceof HTMLInputElement ? toNumber(field.value) : null;
    if (field instanceof HTMLInputElement && number !== null)
      field.value = String(Number(convertBound(facet, number, units).toPrecision(5)));
  }
}
