import type { ListedProduct } from '#src/contract/product.ts';

/** A product for tests. */
export const aProduct = (url: string, fields: Partial<ListedProduct> = {}): ListedProduct => ({
  documentId: url,
  name: url,
  url,
  partNumber: url,
  summary: '',
  unitPrice: null,
  stock: 0,
  leadTimeDays: null,
  lifecycle: 'active',
  thumbnail: null,
  specifications: [],
  minimumOrderQuantity: 1,
  priceBreaks: [],
  family: null,
  ...fields,
});

/** A specification with numbers; ±0.5 has the bounds of a limit of error. */
export function aSpecification(name: string, [min, max]: [number, number], unit: string) {
  const value = min === -max ? `±${max}` : `${min} … ${max}`;
  return { group: '', name, value, unit, min, max };
}

export const aText = (name: string, value: string) => ({
  group: '',
  name,
  value,
  unit: '',
  min: null,
  max: null,
});
