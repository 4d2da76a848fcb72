/** The maximum quantity the server accepts in one line. */
export const maxQuantity = 99_999;

/** Why this quantity of a part cannot be ordered; empty if it can. */
export function quantityError(quantity: number, minimum: number): string {
  if (!Number.isInteger(quantity)) return 'Enter a whole number.';
  if (quantity < minimum) return `Enter ${minimum} or more.`;
  return quantity > maxQuantity ? 'Enter 99,999 or fewer.' : '';
}
