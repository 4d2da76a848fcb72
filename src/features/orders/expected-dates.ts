import type { Order, OrderLine, OrderState } from '#src/contract/order.ts';
import { expectedTexts, type ExpectedTexts } from '#src/format/expected-delivery.ts';

const notShipped: ReadonlySet<OrderState> = new Set([
  'awaiting-payment',
  'paid',
  'approved',
  'in-production',
]);
const none: ExpectedTexts = { ships: '', arrives: '' };

/** When the lines that have not shipped yet are expected to ship and to arrive; empty if that is unknown. */
export function expectedDatesOf({ state, deliveries }: Order, lines: OrderLine[], now = Date.now()) {
  if (!notShipped.has(state)) return none;
  const remaining = lines.filter((line) => !isShipped(line, deliveries));
  return expectedTexts(remaining, now);
}

/** A part number can be on several lines. The quantity that was shipped is compared with each of them. */
function isShipped({ partNumber, quantity }: OrderLine, deliveries: Order['deliveries']): boolean {
  const shipped = deliveries
    .flatMap(({ lines }) => lines)
    .filter((line) => line.partNumber === partNumber)
    .reduce((sum, line) => sum + line.quantity, 0);
  return shipped >= quantity;
}
