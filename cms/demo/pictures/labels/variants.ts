import { families } from './families.ts';
import { printed, type Label, type LabelledProduct } from './label.ts';

/** The picture of a product. */
export interface Variant {
  url: string;
  /** The shot it is rendered in: variants of the same shape share one and differ only in what is printed. */
  shot: string;
  label: Label;
  alternativeText: string;
}

export function variantOf(product: LabelledProduct): Variant {
  const family = families[product.family];
  if (!family) throw new Error(`No label is known for ${product.url}.`);
  const read = (specification: string) => printed(product, specification);
  return {
    url: product.url,
    shot: family.shot(product),
    label: family.label(read, product),
    alternativeText: `${product.name}: ${family.describe(read, product)}`,
  };
}
