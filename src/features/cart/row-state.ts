import type { Orderable } from '#src/contract/cart.ts';
import type { ListRow } from '#src/contract/project-list.ts';
import { findByPartNumber, nearPartNumbers } from '#src/format/part-number.ts';
import { complaintOf } from './quantity-field.tsx';

export type RowState =
  | { type: 'good'; product: Orderable; quantity: number }
  | { type: 'wrong'; product: Orderable | undefined; words: string; near: Orderable[] };

/** Whether a row can be ordered, or what stands against it. */
export function stateOfRow({ partNumber, quantity }: ListRow, products: Orderable[]): RowState {
  const product = findByPartNumber(products, partNumber);
  const wrong = (words: string, near: Orderable[] = []): RowState => ({
    type: 'wrong',
    product,
    words,
    near,
  });
  if (!product && partNumber.trim() === '') return wrong('Enter a part number.');
  if (!product) return wrong('No product has this part number.', nearPartNumbers(products, partNumber));
  if (product.lifecycle === 'obsolete') return wrong('No longer made; its page names what replaces it.');
  if (product.unitPrice === null) return wrong('Its price is on request.');
  const complaint = complaintOf(Number(quantity), product.minimumOrderQuantity);
  return complaint === '' ? { type: 'good', product, quantity: Number(quantity) } : wrong(complaint);
}
