import type { ListedProduct, Specification } from '#src/contract/product.ts';
import { unitsOf, type Measured } from '#src/format/facet-units.ts';
import { figureIn } from '#src/format/figure-in.ts';
import { formatSpecification } from '#src/format/quantity.ts';
import { convert } from '#src/format/units.ts';

export interface ComparedRow {
  name: string;
  /** As shown, in the order of the products; null where a product does not say. */
  values: (string | null)[];
  isDifferent: boolean;
  /** Units its numbers can be shown in; empty where there is no choice. */
  units: string[];
  /** The unit all products state it in; empty where they differ. */
  stated: string;
}

/** All specifications any of the products has, in the order in which they first appear; in the units of the address. */
export function compareProducts(
  products: Pick<ListedProduct, 'specifications'>[],
  search: URLSearchParams,
): ComparedRow[] {
  const names = [
    ...new Set(products.flatMap(({ specifications }) => specifications.map(({ name }) => name))),
  ];
  return names.map((name) => {
    const found = products.map(({ specifications }) => specifications.find((one) => one.name === name));
    const stated = [...new Set(found.flatMap((one) => (one ? [one.unit] : [])))];
    return {
      name,
      stated: stated.length === 1 ? (stated[0] ?? '') : '',
      values: found.map((one) => (one ? figureIn(measuredBy(one), [one], search) : null)),
      isDifferent: new Set(found.map((one) => one && quantityOf(one))).size > 1,
      units: unitsFor(found.find((one) => one !== undefined && one.min !== null)),
    };
  });
}

/** Of a limit such as ±0.5 °C the zero does not count. */
const measuredBy = ({ name, unit, value }: Specification): Measured => ({
  specification: name,
  unit,
  kind: value.startsWith('±') ? 'at-most' : 'covers',
});

function unitsFor(specification: Specification | undefined): string[] {
  const units = specification ? unitsOf(measuredBy(specification)) : [];
  return units.length < 2 ? [] : units;
}

/** The same for 1 m and 1000 mm. */
function quantityOf(specification: Specification): string {
  const { name, value, unit, min, max } = specification;
  const [base = unit] = unitsOf({ specification: name, unit, kind: 'covers' });
  const bounds = [min, max].map((bound) => (bound === null ? null : convert(bound, unit, base)));
  const isPlain = /^[−\d\s.…]+$/.test(value) && bounds.every((bound) => bound !== null);
  return isPlain ? `${bounds.join(' … ')} ${base}` : formatSpecification(specification);
}
