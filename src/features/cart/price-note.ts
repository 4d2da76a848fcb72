import type { Orderable } from '#src/contract/cart.ts';
import { m } from '#src/messages/m.ts';
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
  const texts = { quantity, price: money(each), total: money(each * quantity), note };
  return next
    ? m.cart.priceNoteWithBreak({ ...texts, nextQuantity: next.quantity, nextPrice: money(next.unitPrice) })
    : m.cart.priceNote(texts);
}
