import { m } from '#src/messages/m.ts';

/** The maximum quantity the server accepts in one line. */
export const maxQuantity = 99_999;

/** Why this quantity of a part cannot be ordered; empty if it can. */
export function quantityError(quantity: number, minimum: number): string {
  if (!Number.isInteger(quantity)) return m.cart.enterWholeNumber;
  if (quantity < minimum) return m.cart.enterMinimum({ minimum });
  return quantity > maxQuantity ? m.cart.enterMaximum : '';
}
