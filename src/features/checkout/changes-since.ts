import type { Cart, CartLine } from '#src/contract/cart.ts';
import type { Totals } from '#src/contract/checkout.ts';
import { formatMoney } from '#src/format/money.ts';
import { m } from '#src/messages/m.ts';

interface ReviewedOrder {
  totals: Totals;
  lines: CartLine[];
}

/** Describes what has changed since the customer saw the totals. */
export function changesSince(
  { totals: before, lines }: ReviewedOrder,
  { totals, cart }: { totals: Totals; cart: Cart },
): string[] {
  const money = (amountMinor: number | null) =>
    amountMinor === null
      ? m.checkout.priceOnRequest
      : formatMoney({ amountMinor, currency: totals.currency });
  const changes: string[] = [];
  for (const line of cart.lines) {
    const known = lines.find(({ id }) => id === line.id);
    const name = line.product?.name ?? line.partNumber;
    if (!known) changes.push(m.checkout.lineAdded({ name }));
    else if (known.quantity !== line.quantity)
      changes.push(m.checkout.quantityChanged({ name, before: known.quantity, after: line.quantity }));
    else if (known.unitPrice !== line.unitPrice)
      changes.push(
        m.checkout.priceChanged({ name, before: money(known.unitPrice), after: money(line.unitPrice) }),
      );
    else if (known.problem !== line.problem) changes.push(m.checkout.noLongerOrderable({ name }));
  }
  for (const { id, product, partNumber } of lines)
    if (!cart.lines.some((line) => line.id === id))
      changes.push(m.checkout.lineRemoved({ name: product?.name ?? partNumber }));
  if (before.shipping !== totals.shipping)
    changes.push(
      m.checkout.shippingChanged({ before: money(before.shipping), after: money(totals.shipping) }),
    );
  if (before.tax !== totals.tax)
    changes.push(m.checkout.taxChanged({ before: money(before.tax), after: money(totals.tax) }));
  changes.push(m.checkout.totalChanged({ before: money(before.total), after: money(totals.total) }));
  return changes;
}
