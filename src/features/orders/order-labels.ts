import type { Order, OrderState } from '#src/contract/order.ts';
import { cardBrand } from '#src/format/card-brand.ts';
import { m } from '#src/messages/m.ts';

export const stateLabels: Record<OrderState, string> = {
  'awaiting-payment': m.orders.awaitingPayment,
  paid: m.orders.paid,
  approved: m.orders.accepted,
  'in-production': m.orders.inProduction,
  shipped: m.orders.shipped,
  delivered: m.orders.delivered,
  cancelled: m.orders.cancelled,
  refunded: m.orders.refunded,
};

export const stateOf = ({ state, payment, refunds }: Pick<Order, 'state' | 'payment' | 'refunds'>) =>
  state === 'refunded' && refunds.some(({ hasFailed }) => hasFailed)
    ? m.orders.refundFailed
    : labelOf({ state, payment });

/** The label of an order in a list, or of a step in its history. Orders by purchase order await a check by staff, not a payment. */
export const labelOf = ({ state, payment }: { state: OrderState; payment: { kind: string } }) =>
  state === 'awaiting-payment' && payment.kind === 'purchase-order'
    ? m.orders.checkingPurchaseOrder
    : stateLabels[state];

/** Whether anything has shipped, even if only a part of the order. */
export const hasShipped = ({ history, deliveries }: Pick<Order, 'history' | 'deliveries'>) =>
  deliveries.length > 0 || history.some(({ state }) => state === 'shipped');

/** The lines the customer has not withdrawn from. */
export const remainingLines = ({ lines }: Pick<Order, 'lines'>) =>
  lines.filter(({ withdrawnAt }) => withdrawnAt === null);

type DocumentKind = Order['documents'][number]['kind'];
const confirming: ReadonlySet<OrderState> = new Set(['paid', 'approved']);

/** Until an order is confirmed, its PDF is only an acknowledgement. */
export const documentLabel = (kind: DocumentKind, { history }: Pick<Order, 'history'>) =>
  kind === 'confirmation' && !history.some(({ state }) => confirming.has(state))
    ? m.orders.acknowledgementPdf
    : documentLabels[kind];

const documentLabels: Record<DocumentKind, string> = {
  confirmation: m.orders.confirmationPdf,
  invoice: m.orders.invoicePdf,
  'packing-slip': m.orders.packingSlipPdf,
};

const usualStates: OrderState[] = ['in-production', 'shipped', 'delivered'];

/** The states that normally follow. */
export function upcomingStates(state: OrderState): OrderState[] {
  if (state === 'cancelled' || state === 'refunded') return [];
  return usualStates.slice(usualStates.indexOf(state) + 1);
}

export function paymentText({ payment: { kind, number, brand, last4 } }: Order): string {
  if (kind === 'purchase-order') return m.orders.paymentInvoice({ number: number ?? '' }).trim();
  return last4 === null
    ? m.orders.paymentCard
    : m.orders.paymentCardEnding({ brand: cardBrand(brand ?? ''), last4 });
}
