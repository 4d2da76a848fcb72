import type { ListedProduct } from '#src/contract/product.ts';

/** Short, because the width of the column must not change when the date is known. */
export function ShipDelay({ product: { stock, leadTimeDays } }: { product: ListedProduct }) {
  const days = stock > 0 ? 1 : leadTimeDays;
  if (days === null) return <span>On request</span>;
  return (
    <span>
      {days} working {days === 1 ? 'day' : 'days'}
    </span>
  );
}
