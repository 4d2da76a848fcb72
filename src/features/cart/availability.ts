import type { CartLine } from '#src/contract/cart.ts';

/** When so many leave. */
export function availabilityOf({ stock, quantity, leadTimeDays }: CartLine, dispatch: string): string {
  if (stock >= quantity) return `In stock, ${dispatch}`;
  const made = leadTimeDays === null ? 'lead time on request' : `leaves in ${leadTimeDays} working days`;
  return stock > 0 ? `${stock} in stock; the rest is made to order, ${made}` : `Made to order, ${made}`;
}
