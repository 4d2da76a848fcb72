import type { Core } from '@strapi/strapi';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { deskAddresses } from '../../setting/services/mail-desk';
import { writtenAddress } from '../../address/services/written-address';
import { moneyText } from '../../../platform/money/money';
import { orderPath } from '../../../platform/signed-links/order-link';
import { orderUid, type OrderRecord } from './order-record';
import type { OrderState } from './order-states';

type Words = { subject: string; text: string };

const changes: Record<Exclude<OrderState, 'awaiting-payment'>, Words> = {
  paid: { subject: 'your payment has arrived', text: 'Your payment has arrived. We begin with your order.' },
  approved: {
    subject: 'accepted',
    text: 'We have accepted your purchase order. This is our order confirmation.',
  },
  'in-production': { subject: 'we are working on it', text: 'Your order is being made and packed.' },
  shipped: { subject: 'on its way', text: 'Your order is on its way to you.' },
  delivered: { subject: 'delivered', text: 'The carrier has delivered your order.' },
  cancelled: {
    subject: 'cancelled',
    text: 'Your order was cancelled. What you paid by card is returned to it.',
  },
  refunded: {
    subject: 'refunded',
    text: 'We have returned your payment. It takes some days to appear on your card.',
  },
};

/** One mail to who ordered, one to who works on it. */
export async function sendPlaced(strapi: Core.Strapi, order: OrderRecord): Promise<void> {
  const desk = await deskAddresses(strapi);
  const { number, email, name, documentId } = order;
  const facts = factsOf(order);
  await enqueueMail(
    strapi,
    { from: desk.from, to: email, replyTo: desk.staff },
    {
      subject: `Your order ${number}`,
      text: [
        `Hello ${name},`,
        `thank you for your order. Its number is ${number}.`,
        order.paymentKind === 'card'
          ? 'We write to you again when the goods leave.'
          : 'We check your purchase order and confirm it within one working day.',
      ],
      facts,
      link: { label: 'Follow your order', url: siteOrigin() + orderPath(documentId) },
      signature: desk.signature,
    },
  );
  await enqueueMail(
    strapi,
    { from: desk.from, to: desk.staff, replyTo: email },
    {
      subject: `${number}: order from ${order.company || name}`,
      text: [`An order came in through ${desk.siteName}.`],
      facts,
      link: { label: 'Open it in the admin', url: adminAddress(documentId) },
      signature: desk.signature,
    },
  );
}

/** What the customer is told of the state an order is in now. */
export async function sendOrderChange(strapi: Core.Strapi, order: OrderRecord): Promise<void> {
  if (order.state === 'awaiting-payment') return;
  const { subject, text } = changes[order.state];
  const { note = '', ...shipment } = order.history.at(-1) ?? {};
  const isPaidLater = order.state === 'cancelled' && order.paymentKind === 'purchase-order';
  const desk = await deskAddresses(strapi);
  await enqueueMail(
    strapi,
    { from: desk.from, to: order.email, replyTo: desk.staff },
    {
      subject: `${order.number}: ${subject}`,
      text: [`Hello ${order.name},`, isPaidLater ? 'Your order was cancelled.' : text, note].filter(Boolean),
      facts: shipmentFacts(order.number, shipment),
      link: { label: 'Follow your order', url: siteOrigin() + orderPath(order.documentId) },
      signature: desk.signature,
    },
  );
}

/** Tracking that was filled in or corrected after the goods had left. Nothing is sent when it was taken away. */
export async function sendTracking(strapi: Core.Strapi, order: OrderRecord): Promise<void> {
  const shipped = order.history.findLast(({ state }) => state === 'shipped');
  const facts = shipmentFacts(order.number, shipped ?? {});
  if (facts.length === 1) return;
  const desk = await deskAddresses(strapi);
  await enqueueMail(
    strapi,
    { from: desk.from, to: order.email, replyTo: desk.staff },
    {
      subject: `${order.number}: tracking of your parcel`,
      text: [`Hello ${order.name},`, 'You can now follow the parcel with your order.'],
      facts,
      link: { label: 'Follow your order', url: siteOrigin() + orderPath(order.documentId) },
      signature: desk.signature,
    },
  );
}

type Shipment = { carrier?: string; trackingNumber?: string; trackingUrl?: string };

function shipmentFacts(
  number: string,
  { carrier, trackingNumber, trackingUrl }: Shipment,
): [string, string][] {
  const parcel = [carrier, trackingNumber, trackingUrl].filter(Boolean).join(', ');
  return parcel === ''
    ? [['Order', number]]
    : [
        ['Order', number],
        ['Parcel', parcel],
      ];
}

/** Nobody approved a purchase order in time: staff decide whether it is still to be done. */
export async function sendReservationEnded(strapi: Core.Strapi, order: OrderRecord): Promise<void> {
  const desk = await deskAddresses(strapi);
  const { number, email, name, company, documentId } = order;
  await enqueueMail(
    strapi,
    { from: desk.from, to: desk.staff, replyTo: email },
    {
      subject: `${number}: no longer reserved`,
      text: [
        `Nobody has approved the purchase order of ${company || name}, so its goods can be sold again.`,
        'Approve the order to reserve them again, or cancel it.',
      ],
      link: { label: 'Open it in the admin', url: adminAddress(documentId) },
      signature: desk.signature,
    },
  );
}

/** A consumer has withdrawn from an order that was sent: staff must act, and the customer has it in writing. */
export async function sendWithdrawn(strapi: Core.Strapi, order: OrderRecord): Promise<void> {
  const desk = await deskAddresses(strapi);
  const { number, name, email, documentId } = order;
  const text =
    'has withdrawn from the contract. The goods come back; refund the order when they have arrived.';
  await enqueueMail(
    strapi,
    { from: desk.from, to: desk.staff, replyTo: email },
    {
      subject: `${number}: withdrawn`,
      text: [`${name} ${text}`],
      link: { label: 'Open it in the admin', url: adminAddress(documentId) },
      signature: desk.signature,
    },
  );
  await enqueueMail(
    strapi,
    { from: desk.from, to: email, replyTo: desk.staff },
    {
      subject: `${number}: your withdrawal has arrived`,
      text: [
        `Hello ${name},`,
        'we have received your withdrawal. Please send the goods back within 14 days; we then return what you paid, with the costs of delivery.',
      ],
      facts: [['Order', number]],
      link: { label: 'Your order', url: siteOrigin() + orderPath(documentId) },
      signature: desk.signature,
    },
  );
}

function factsOf({ lines, totals, ...order }: OrderRecord): [string, string][] {
  const money = (amount: number) => moneyText(amount, totals.currency);
  const facts: [string, string][] = [
    ['Order', order.number],
    ['Products', lines.map(lineText).join('\n')],
    ['Goods', money(totals.subtotal)],
    ['Shipping', `${money(totals.shipping)} (${order.shippingMethod})`],
    ...totals.taxes.map(
      ({ name, rate, amount }) => [`${name} ${rate} %`, money(amount)] satisfies [string, string],
    ),
    ['Total', money(totals.total)],
    ['Delivery to', writtenAddress(order.shippingAddress).join('\n')],
    ['Your purchase order', order.purchaseOrderNumber],
    ['Our quote', order.quoteReference],
    ['Your reference', order.reference],
    ['Notes', totals.notes.join('\n')],
  ];
  return facts.filter(([, value]) => value !== '');
}

function lineText({ quantity, partNumber, name, configuration }: OrderRecord['lines'][number]): string {
  return [`${quantity} × ${partNumber} ${name}`, ...(configuration ? [configuration] : [])].join('\n');
}

function adminAddress(documentId: string): string {
  return `${siteOrigin()}/admin/content-manager/collection-types/${orderUid}/${documentId}`;
}
