import type { Orderable } from '#src/contract/cart.ts';
import type { ListedProduct } from '#src/contract/product.ts';
import { m } from '#src/messages/m.ts';
import { addLines } from './mutations.ts';
import { orderableOf } from './orderable-of.ts';
import { quantityError } from './quantity-error.ts';

/** Adds a product of a table. Returns why it could not be added; empty if it could. */
export const addProductRow = (product: ListedProduct, quantity: number): Promise<string> =>
  addOrderable(orderableOf(product), quantity);

/** As `addProductRow`. */
export async function addOrderable(product: Orderable, quantity: number): Promise<string> {
  const error = quantityError(quantity, product.minimumOrderQuantity);
  if (error !== '') return error;
  const result = await addLines([{ product, quantity }]);
  return result?.type === 'failed' ? m.cart.partNotSaved({ message: result.message }) : '';
}
