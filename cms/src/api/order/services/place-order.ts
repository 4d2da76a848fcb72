import type { Core } from '@strapi/strapi';
import { claimAttachments } from '../../attachment/services/claim-attachments';
import { nextReference } from '../../../platform/database/reference';
import { currentRequest, runInRequest } from '../../../platform/logs/current-request';
import { quantitiesOf } from '../../cart/services/cart';
import type { Transaction } from '../../cart/services/cart-record';
import { decimalFromMinor } from '../../../platform/money/money';
import type { ExpectedDays } from '../../../platform/site-build/site-entry';
import { expectedDaysOf } from './expected-delivery';
import { outOfStock, type OrderDraft } from './order-draft';
import { sendPlaced } from './order-emails';
import { findOrder, orderUid, type OrderRecord } from './order-record';
import { takeShare } from './reservations';
import type { OrderState } from './order-states';
import { claimQuote } from '../../quote/services/order-quote';
import { markQuoteOrdered } from '../../contact-form/services/enquiry-record';
import { takeFromCart } from './ordered-lines';
import { announceStock, takeStock, type Taken } from './stock';

export type OrderPayment =
  | { kind: 'purchase-order'; number: string; attachment: string | null }
  | { kind: 'card'; paymentIntent: string; card: string; since: number };

/**
 * Runs in the caller's transaction: takes the goods from stock, assigns the order number, removes the ordered lines from
 * the cart and queues the e-mails. Assigning the number takes a lock, so this comes last and other orders wait only briefly. A
 * rollback leaves no gap in the numbers.
 */
export async function placeOrder(
  strapi: Core.Strapi,
  draft: OrderDraft,
  payment: OrderPayment,
): Promise<OrderRecord> {
  const place = () => placeInTransaction(strapi, draft, payment);
  // A webhook or a job can complete a card payment. Logs and e-mails still contain the id of the request that started it.
  return draft.requestId === undefined
    ? place()
    : runInRequest({ ...currentRequest(), id: draft.requestId }, place);
}

async function placeInTransaction(
  strapi: Core.Strapi,
  draft: OrderDraft,
  payment: OrderPayment,
): Promise<OrderRecord> {
  return await strapi.db.transaction(async ({ trx, onCommit }) => {
    const since = payment.kind === 'card' ? payment.since : undefined;
    if (draft.quote) await claimQuote(strapi, trx, { ...draft.quote, since });
    else await takeFromCart(trx, draft, since);
    const taken = await takeAll(trx, draft);
    const days = await expectedDaysOf(strapi, draft);
    const number = await nextReference(strapi, 'A');
    const attachments =
      payment.kind === 'purchase-order' && payment.attachment
        ? await claimAttachments(strapi, [payment.attachment], number)
        : [];
    const { documentId } = await strapi
      .documents(orderUid)
      .create({ data: { ...dataOf(draft, payment, { taken, days }), number, attachments } });
    if (draft.quote) await markQuoteOrdered(trx, draft.quote.id, { documentId, number });
    const order = await findOrder(strapi, documentId);
    if (!order) throw new Error(`The order ${number} cannot be read.`);
    await sendPlaced(strapi, order);
    onCommit(() => announceStock(strapi));
    onCommit(() => strapi.log.info('An order was placed', { order: number }));
    return order;
  });
}

async function takeAll(trx: Transaction, { lines }: OrderDraft): Promise<Taken> {
  const quantities = quantitiesOf(lines);
  const demands = [...quantities].map(([partNumber, quantity]) => ({
    partNumber,
    quantity,
    isMadeToOrder: lines.some((line) => line.partNumber === partNumber && line.isMadeToOrder),
  }));
  const { taken, shortages } = await takeStock(trx, demands);
  if (shortages.length === 0) return taken;
  throw outOfStock(
    lines.flatMap(({ id, partNumber }) => {
      const short = shortages.find((shortage) => shortage.partNumber === partNumber);
      return short ? [{ id, partNumber, available: short.available }] : [];
    }),
  );
}

type Lines = { taken: Taken; days: ExpectedDays[] };

function dataOf(
  { contact, question, totals, ...draft }: OrderDraft,
  payment: OrderPayment,
  { taken, days }: Lines,
) {
  const at = new Date().toISOString();
  const decimal = (amountMinor: number) => decimalFromMinor(amountMinor, totals.currency);
  const state: OrderState = payment.kind === 'card' ? 'paid' : 'awaiting-payment';
  const { shippingMethod: shippingMethodCode, ...choices } = question;
  return {
    ...contact,
    ...choices,
    shippingMethodCode,
    shippingMethod: draft.shippingMethodName,
    customer: draft.customer,
    quoteReference: draft.quote?.reference ?? '',
    state,
    placedAt: at,
    history: [{ state, at, note: '', author: 'Customer' }],
    lines: draft.lines.map(({ id: _id, isMadeToOrder: _isMadeToOrder, supply: _supply, ...line }, index) => ({
      ...line,
      ...days[index],
      unitPrice: decimal(line.unitPrice),
      net: decimal(line.net),
      tax: decimal(line.tax),
      addOns: line.addOns.map((addOn) => ({ ...addOn, unitPrice: decimal(addOn.unitPrice) })),
      fromStock: takeShare(taken, line),
    })),
    total: decimal(totals.total),
    currency: totals.currency,
    totals,
    paymentKind: payment.kind,
    requestId: draft.requestId,
    language: draft.language,
    market: draft.market,
    ...(payment.kind === 'card'
      ? { paymentIntent: payment.paymentIntent, card: payment.card }
      : { purchaseOrderNumber: payment.number }),
  };
}
