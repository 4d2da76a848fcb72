import type { Order, OrderLine, OrderState } from '#src/contract/order.ts';
import { expectedTexts, type ExpectedTexts } from '#src/format/expected-delivery.ts';

const notShipped: ReadonlySet<OrderState> = new Set([
  'awaiting-payment',
  'paid',
  'approved',
  'in-production',
]);
const none: ExpectedTexts = { ships: '', arrives: '' };

/** When lines of an order that are still to be shipped are expected to ship and to arrive; empty if that is not known. */
export function expectedDatesOf({ state, deliveries }: Order, lines: OrderLine[], now = Date.now()) {
  if (!notShipped.has(state)) return none;
  const left = lines.filter((line) => !isShipped(line, deliveries));
  return expectedTexts(left, now);
}

/** Part numbers can be on several lines; the quantity of a part that was shipped counts for all of them. */
function isShipped({ partNumber, quantity }: OrderLine, deliveries: Order['deliveries']): boolean {
  const shipped = deliveries
    .flatMap(({ lines }) => lines)
    .filter((line) => line.partNumber === partNumber)
    .reduce((sum, line) => sum + line.quantity, 0);
  return shipped >= quantity;
}
