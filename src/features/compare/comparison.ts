import type { ListedProduct, Specification } from '#src/contract/product.ts';
import { measuredBy, unitsOf } from '#src/format/facet-units.ts';
import { figureIn } from '#src/format/figure-in.ts';
import { formatSpecification } from '#src/format/quantity.ts';
import { convert } from '#src/format/units.ts';

export interface ComparedRow {
  name: string;
  /** As displayed, in the order of the products; null if a product does not state it. */
  values: (string | null)[];
  isDifferent: boolean;
  /** Units in which the numbers can be displayed; empty if there is no choice. */
  units: string[];
  /** The unit that all products use; empty if they differ. */
  stated: string;
}

/** The specifications of all products, in order of first appearance, in the units of the URL. */
export function compareProducts(
  products: Pick<ListedProduct, 'specifications'>[],
  search: URLSearchParams,
): ComparedRow[] {
  const names = [
    ...new Set(products.flatMap(({ specifications }) => specifications.map(({ name }) => name))),
  ];
  return names.map((name) => {
    const matches = products.map(({ specifications }) => specifications.find((one) => one.name === name));
    const stated = [...new Set(matches.flatMap((one) => (one ? [one.unit] : [])))];
    return {
      name,
      stated: stated.length === 1 ? (stated[0] ?? '') : '',
      values: matches.map((one) => (one ? figureIn(measuredBy(one), [one], search) : null)),
      isDifferent: new Set(matches.map((one) => one && quantityOf(one))).size > 1,
      units: unitsFor(matches.find((one) => one !== undefined && one.min !== null)),
    };
  });
}

function unitsFor(specification: Specification | undefined): string[] {
  const units = specification ? unitsOf(measuredBy(specification)) : [];
  return units.length < 2 ? [] : units;
}

/** Equal for 1 m and 1000 mm. */
function quantityOf(specification: Specification): string {
  const { name, value, unit, min, max } = specification;
  const [base = unit] = unitsOf({ specification: name, unit, kind: 'covers' });
  const bounds = [min, max].map((bound) => (bound === null ? null : convert(bound, unit, base)));
  const isPlain = /^[−\d\s.…]+$/.test(value) && bounds.every((bound) => bound !== null);
  return isPlain ? `${bounds.join(' … ')} ${base}` : formatSpecification(specification);
}
