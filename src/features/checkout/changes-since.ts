import type { Cart, CartLine } from '#src/contract/cart.ts';
import type { Totals } from '#src/contract/checkout.ts';
import { formatMoney } from '#src/format/money.ts';

interface Seen {
  totals: Totals;
  lines: CartLine[];
}

/** What is another now than what was seen, in words. */
export function changesSince(
  { totals: before, lines }: Seen,
  { totals, cart }: { totals: Totals; cart: Cart },
): string[] {
  const money = (amountMinor: number | null) =>
    amountMinor === null ? 'on request' : formatMoney({ amountMinor, currency: totals.currency });
  const words: string[] = [];
  for (const line of cart.lines) {
    const known = lines.find(({ id }) => id === line.id);
    const name = line.product?.name ?? line.partNumber;
    if (!known) words.push(`${name} was added.`);
    else if (known.quantity !== line.quantity)
      words.push(`${name}: the quantity is ${line.quantity}, it was ${known.quantity}.`);
    else if (known.unitPrice !== line.unitPrice)
      words.push(`${name}: the price is ${money(line.unitPrice)} each, it was ${money(known.unitPrice)}.`);
    else if (known.problem !== line.problem) words.push(`${name}: it cannot be ordered like this any more.`);
  }
  for (const { id, product, partNumber } of lines)
    if (!cart.lines.some((line) => line.id === id))
      words.push(`${product?.name ?? partNumber} is not in the cart any more.`);
  if (before.shipping !== totals.shipping)
    words.push(`Shipping is ${money(totals.shipping)}, it was ${money(before.shipping)}.`);
  if (before.tax !== totals.tax) words.push(`The tax is ${money(totals.tax)}, it was ${money(before.tax)}.`);
  words.push(`The total is ${money(totals.total)}, it was ${money(before.total)}.`);
  return words;
}
