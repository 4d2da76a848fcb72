import { texts } from '../../../platform/messages/texts';
import { minorFromDecimal } from '../../../platform/money/money';
import { orderPath, orderPdfPath } from '../../../platform/signed-links/order-link';
import type { OrderRecord } from './order-record';
import { mayCancel } from './order-states';

const day = 24 * 60 * 60 * 1000;

/** The order as shown to the customer: amounts in the smallest currency unit, without internal notes. */
export function orderView(order: OrderRecord, withdrawalDays: number, now = Date.now()) {
  const { documentId, number, state, placedAt, history, totals } = order;
  return {
    id: documentId,
    number,
    state,
    placedAt,
    history: history.map(({ id: _id, ...change }) => change),
    deliveries: deliveriesOf(order),
    refunds: refundsOf(order),
    contact: { name: order.name, email: order.email, phone: order.phone, company: order.company },
    customerKind: order.customerKind,
    vatNumber: order.vatNumber,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    shippingMethod: order.shippingMethodCode,
    shippingMethodName: order.shippingMethod,
    reference: order.reference,
    quoteReference: order.quoteReference,
    note: order.note,
    partDelivery: order.partDelivery,
    lines: linesOf(order),
    totals,
    payment: paymentOf(order),
    canCancel: mayCancel(state),
    canWithdraw: mayWithdraw(order, withdrawalDays, now),
    withdrawnAt: order.withdrawnAt,
    documents: availablePdfs(order).map((kind) => ({ kind, path: orderPdfPath(documentId, kind) })),
    statusPath: orderPath(documentId),
  };
}

const deliveriesOf = ({ deliveries }: OrderRecord) =>
  deliveries.map(({ id: _id, ...delivery }, index) => ({
    ...delivery,
    number: index + 1,
    lines: delivery.lines.map(({ id: _line, ...line }) => line),
  }));

/** The refunds that the customer was notified of, including those that failed after Stripe had accepted them. */
const refundsOf = ({ documentId, refunds, currency }: OrderRecord) =>
  refunds
    .filter(({ state, failedAt }) => state === 'done' || failedAt !== null)
    .map(({ at, amount, reason, lines, state, creditNote }) => ({
      at,
      amount: minorFromDecimal(amount, currency),
      reason,
      hasFailed: state === 'failed',
      creditNote:
        creditNote === '' || state === 'failed'
          ? null
          : { number: creditNote, path: orderPdfPath(documentId, creditNote) },
      lines: lines.map(({ partNumber, quantity }) => ({ partNumber, quantity })),
    }));

function linesOf({ lines, totals }: OrderRecord) {
  const minor = (decimal: number) => minorFromDecimal(decimal, totals.currency);
  return lines.map(({ id: _id, fromStock: _fromStock, unitPrice, net, tax, addOns, ...line }) => ({
    ...line,
    addOns: addOns.map((addOn) => ({ ...addOn, unitPrice: minor(addOn.unitPrice) })),
    unitPrice: minor(unitPrice),
    net: minor(net),
    tax: minor(tax),
  }));
}

function paymentOf({ paymentKind, card, purchaseOrderNumber }: OrderRecord) {
  if (paymentKind !== 'card') return { kind: paymentKind, number: purchaseOrderNumber };
  const [brand = '', last4 = ''] = card.split(' ');
  return { kind: paymentKind, brand, last4 };
}

/** Consumers can withdraw until `days` days after delivery (Directive 2011/83/EU, Article 9). */
export function mayWithdraw(order: OrderRecord, days: number, now = Date.now()): boolean {
  if (order.customerKind !== 'consumer' || order.withdrawnAt !== null) return false;
  if (order.state === 'cancelled' || order.state === 'refunded') return false;
  const delivered = order.history.find(({ state }) => state === 'delivered');
  return delivered === undefined || now < Date.parse(delivered.at) + days * day;
}

type RemarkFields = Pick<
  OrderRecord['lines'][number],
  'configuration' | 'addOns' | 'reference' | 'costCentre'
>;

/** The texts printed below the name of a line. The unit price of the line includes its add-ons. */
export const remarksOf = ({ configuration, addOns, reference, costCentre }: RemarkFields): string[] =>
  [configuration, ...addOns.map(({ name }) => `+ ${name}`), reference, costCentre].flatMap(
    (text) => text || [],
  );

type Chosen = { lines: unknown[]; partDelivery: boolean };

/** The customer's choice at checkout between one delivery and several. Empty for an order of one line. */
export const deliveriesText = ({ lines, partDelivery }: Chosen): string => {
  if (lines.length < 2) return '';
  const t = texts().orders;
  return partDelivery ? t.eachItem : t.oneDelivery;
};

export const orderPdfKinds = ['confirmation', 'invoice', 'packing-slip'] as const;
export type OrderPdfKind = (typeof orderPdfKinds)[number];

/** The invoice is available once the order is paid or shipped, the packing slip once it is packed. */
export function availablePdfs({ state, paymentKind, history }: OrderRecord): OrderPdfKind[] {
  const hasShipped = history.some((change) => change.state === 'shipped');
  const isPaid = paymentKind === 'card' && history.some((change) => change.state === 'paid');
  const isPacked = hasShipped || state === 'in-production';
  return [
    'confirmation',
    ...(hasShipped || isPaid ? ['invoice' as const] : []),
    ...(isPacked ? ['packing-slip' as const] : []),
  ];
}
