import type { Order, OrderState } from '#src/contract/order.ts';

export const stateWords: Record<OrderState, string> = {
  'awaiting-payment': 'Awaiting payment',
  paid: 'Paid',
  approved: 'Accepted',
  'in-production': 'In production',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

/** Without a payment to wait for, it is the purchase order that is looked at. */
export const stateOf = ({ state, payment }: Pick<Order, 'state' | 'payment'>) =>
  state === 'awaiting-payment' && payment.kind === 'purchase-order'
    ? 'Checking your purchase order'
    : stateWords[state];

const confirming: ReadonlySet<OrderState> = new Set(['paid', 'approved']);

/** Until we confirm an order its customer has an acknowledgement. */
export const paperWordsOf = (kind: Order['papers'][number]['kind'], { history }: Pick<Order, 'history'>) =>
  kind === 'confirmation' && !history.some(({ state }) => confirming.has(state))
    ? 'Order acknowledgement (PDF)'
    : paperWords[kind];

const paperWords: Record<Order['papers'][number]['kind'], string> = {
  confirmation: 'Order confirmation (PDF)',
  invoice: 'Invoice (PDF)',
  'packing-slip': 'Packing slip (PDF)',
};

const usual: OrderState[] = ['in-production', 'shipped', 'delivered'];

/** What is still to come, where all goes well. */
export function aheadOf(state: OrderState): OrderState[] {
  if (state === 'cancelled' || state === 'refunded') return [];
  return usual.slice(usual.indexOf(state) + 1);
}

export function paymentWords({ payment: { kind, number, brand, last4 } }: Order): string {
  if (kind === 'purchase-order') return `Invoice, purchase order ${number ?? ''}`.trim();
  return last4 === null ? 'Card' : `Card, ${brand ?? ''} ending in ${last4}`;
}
