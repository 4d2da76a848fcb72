import type { ListedProduct } from '#src/contract/product.ts';
import { findFigure } from '#src/format/quantity.ts';

export interface ComparedRow {
  name: string;
  /** As printed, in the order of the products; null where a product does not say. */
  values: (string | null)[];
  isDifferent: boolean;
}

/** All specifications any of the products has, in the order in which they first appear. */
export function compareProducts(products: Pick<ListedProduct, 'specifications'>[]): ComparedRow[] {
  const names = [
    ...new Set(products.flatMap(({ specifications }) => specifications.map(({ name }) => name))),
  ];
  return names.map((name) => {
    const values = products.map(({ specifications }) => findFigure(specifications, name));
    return { name, values, isDifferent: new Set(values).size > 1 };
  });
}
