import type { CartLine } from '#src/contract/cart.ts';

/** When so many leave. */
export function availabilityOf({ stock, quantity, leadTimeDays }: CartLine, dispatch: string): string {
  if (stock >= quantity) return `In stock, ${dispatch}`;
  const made =
    leadTimeDays === null
      ? 'lead time on request'
      : `ships in ${leadTimeDays} working ${leadTimeDays === 1 ? 'day' : 'days'}`;
  return stock > 0 ? `${stock} in stock. The rest is made to order, ${made}` : `Made to order, ${made}`;
}
