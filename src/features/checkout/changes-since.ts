import type { Cart, CartLine } from '#src/contract/cart.ts';
import type { Totals } from '#src/contract/checkout.ts';
import { formatMoney } from '#src/format/money.ts';

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
    amountMinor === null ? 'on request' : formatMoney({ amountMinor, currency: totals.currency });
  const changes: string[] = [];
  for (const line of cart.lines) {
    const known = lines.find(({ id }) => id === line.id);
    const name = line.product?.name ?? line.partNumber;
    if (!known) changes.push(`${name} was added.`);
    else if (known.quantity !== line.quantity)
      changes.push(`${name}: the quantity changed from ${known.quantity} to ${line.quantity}.`);
    else if (known.unitPrice !== line.unitPrice)
      changes.push(
        `${name}: the price changed from ${money(known.unitPrice)} to ${money(line.unitPrice)} each.`,
      );
    else if (known.problem !== line.problem)
      changes.push(`${name} can no longer be ordered in this configuration or quantity.`);
  }
  for (const { id, product, partNumber } of lines)
    if (!cart.lines.some((line) => line.id === id))
      changes.push(`${product?.name ?? partNumber} is no longer in your cart.`);
  if (before.shipping !== totals.shipping)
    changes.push(`Shipping changed from ${money(before.shipping)} to ${money(totals.shipping)}.`);
  if (before.tax !== totals.tax)
    changes.push(`Tax changed from ${money(before.tax)} to ${money(totals.tax)}.`);
  changes.push(`The total changed from ${money(before.total)} to ${money(totals.total)}.`);
  return changes;
}
