import type { Facet } from '#src/contract/category.ts';
import { chosenUnit, convertBound } from '#src/format/facet-units.ts';
import { typedNumber } from '#src/format/typed-number.ts';
import { parameterName } from '#src/format/parameter-name.ts';

/** Another unit was chosen than `before`: what is typed beside it stays the same quantity. */
export function convertTyped(
  { form, name, value }: HTMLSelectElement,
  facets: Facet[],
  before: URLSearchParams,
) {
  const facet = facets.find(({ specification }) => `${parameterName(specification)}.unit` === name);
  if (!facet || !form) return;
  const units = { from: chosenUnit(facet, before), to: value || facet.unit };
  for (const end of ['min', 'max']) {
    const field = form.elements.namedItem(name.replace(/unit$/, end));
    const number = field instanceof HTMLInputElement ? typedNumber(field.value) : null;
    if (field instanceof HTMLInputElement && number !== null)
      field.value = String(Number(convertBound(facet, number, units).toPrecision(5)));
  }
}
