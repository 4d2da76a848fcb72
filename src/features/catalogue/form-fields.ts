import type { Facet } from '#src/contract/category.ts';
import type { UnitSystem } from '#src/format/unit-system.ts';
import { chosenUnit, convertBound } from '#src/format/facet-units.ts';
import { preferredUnit } from '#src/format/preferred-units.ts';
import { typedNumber } from '#src/format/typed-number.ts';
import { parameterName } from '#src/format/parameter-name.ts';

/**
 * The values of a form as URL parameters. A unit without bounds is stated only if the visitor would otherwise see
 * another one. An empty unit is that of the facet.
 */
export function searchOf(form: HTMLFormElement, facets: Facet[], system: UnitSystem): URLSearchParams {
  const search = new URLSearchParams();
  const data = new FormData(form);
  for (const [name, value] of data) {
    if (typeof value === 'string' && value.trim() !== '') search.append(name, value);
  }
  for (const facet of facets) {
    const name = parameterName(facet.specification);
    const unit = data.get(`${name}.unit`);
    if (typeof unit !== 'string' || search.has(`${name}.min`) || search.has(`${name}.max`)) continue;
    if ((unit || facet.unit) === preferredUnit(facet, system)) search.delete(`${name}.unit`);
    else search.set(`${name}.unit`, unit);
  }
  return search;
}

/** Fills a form from URL parameters. */
export function fillFields(form: HTMLFormElement, search: URLSearchParams) {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) choose(field, search.get(field.name) ?? '');
    else if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = search.getAll(field.name).includes(field.value);
    else if (field instanceof HTMLInputElement && field.type === 'text')
      field.value = search.get(field.name) ?? '';
  }
}

/** Values that are not offered are ignored. */
function choose(select: HTMLSelectElement, value: string) {
  select.value = value;
  if (select.selectedIndex === -1) select.value = '';
}

/** Converts typed values when the unit changes from `before`. */
export function convertTyped(
  { form, name, value }: HTMLSelectElement,
  facets: Facet[],
  before: URLSearchParams,
) {
  const facet = facets.find(({ specification }) => `${parameterName(specification)}.unit` === name);
  if (!facet || !form) return;
  const units = { from: chosenUnit(facet, before), to: value || facet.unit };
  for (const side of ['min', 'max']) {
    const field = form.elements.namedItem(name.replace(/unit$/, side));
    const number = field instanceof HTMLInputElement ? typedNumber(field.value) : null;
    if (field instanceof HTMLInputElement && number !== null)
      field.value = String(Number(convertBound(facet, number, units).toPrecision(5)));
  }
}
