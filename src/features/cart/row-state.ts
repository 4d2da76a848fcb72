import type { Orderable } from '#src/contract/cart.ts';
import type { ListRow } from '#src/contract/project-list.ts';
import { nearPartNumbers } from '#src/format/part-number.ts';
import { m } from '#src/messages/m.ts';
import { findPart, type Parts } from './parts.ts';
import { quantityError } from './quantity-error.ts';

export type RowState =
  | { type: 'good'; product: Orderable; configuration: string | null; quantity: number }
  | { type: 'wrong'; product: Orderable | undefined; message: string; near: Orderable[]; isCode: boolean };

/** Whether a row can be ordered and, if not, why. */
export function stateOfRow({ partNumber, quantity }: ListRow, parts: Parts): RowState {
  const part = findPart(parts, partNumber);
  if (!part || 'problem' in part) return unknown(part?.problem, partNumber, parts);
  const { product, configuration } = part;
  const wrong = (message: string): RowState => ({ type: 'wrong', product, message, near: [], isCode: false });
  if (product.lifecycle === 'obsolete') return wrong(m.quickOrder.discontinued);
  if (product.unitPrice === null) return wrong(m.quickOrder.priceOnRequest);
  const error = quantityError(Number(quantity), product.minimumOrderQuantity);
  if (error !== '') return wrong(error);
  return { type: 'good', product, configuration, quantity: Number(quantity) };
}

function unknown(problem: string | undefined, partNumber: string, { products }: Parts): RowState {
  const wrong = { type: 'wrong', product: undefined, isCode: problem !== undefined } as const;
  if (partNumber.trim() === '') return { ...wrong, message: m.quickOrder.enterPartNumber, near: [] };
  const message = problem ?? m.quickOrder.unknownPartNumber;
  return { ...wrong, message, near: nearPartNumbers(products, partNumber) };
}
