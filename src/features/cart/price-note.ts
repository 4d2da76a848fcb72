import type { Orderable } from '#src/contract/cart.ts';
import type { usePrices } from '#src/ui/prices.ts';
import { unitPriceAt } from './estimate.ts';

type Prices = Pick<ReturnType<typeof usePrices>, 'format' | 'note'>;

/** "3 × €380.00 = €1,140.00", and the next price break. */
export function priceNote(product: Orderable, quantity: number, { format, note }: Prices): string {
  const { unitPrice, priceBreaks, currency } = product;
  const each = unitPriceAt(quantity, unitPrice, priceBreaks);
  if (each === null) return '';
  const money = (amountMinor: number) => format({ amountMinor, currency });
  const next = priceBreaks.find((one) => one.quantity > quantity && one.unitPrice < each);
  const hint = next ? ` Buy ${next.quantity} or more for ${money(next.unitPrice)} each.` : '';
  return `${quantity} × ${money(each)} = ${money(each * quantity)}, estimated, ${note}.${hint}`;
}
