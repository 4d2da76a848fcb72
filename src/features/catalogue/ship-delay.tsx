import type { ListedProduct } from '#src/contract/product.ts';
import { m } from '#src/messages/m.ts';

/** Short, because the width of the column must not change when the date is known. */
export function ShipDelay({ product: { stock, leadTimeDays } }: { product: ListedProduct }) {
  const days = stock > 0 ? 1 : leadTimeDays;
  if (days === null) return <span>{m.catalogue.onRequest}</span>;
  return <span>{m.catalogue.workingDays({ count: days })}</span>;
}
