import type { Core } from '@strapi/strapi';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { mailSettings } from '../../setting/services/mail-settings';
import { addressLines } from '../../address/services/address-lines';
import { orderPath } from '../../../platform/signed-links/order-link';
import { expectedFacts } from './expected-delivery';
import { mailedItems } from './mailed-items';
import { deliveriesText } from './order-view';
import { orderUid, type OrderRecord } from './order-record';
import { creditNoteFacts } from './credit-note-facts';
import type { OrderState } from './order-states';

type StateText = { subject: string; text: string };

const changes: Record<Exclude<OrderState, 'awaiting-payment'>, StateText> = {
  paid: { subject: 'payment received', text: 'Thank you for your payment. We are now preparing your order.' },
  approved: {
    subject: 'confirmed',
    text: 'We have accepted your purchase order. This e-mail is our order confirmation.',
  },
  'in-production': { subject: 'in production', text: 'We are producing and packing your order.' },
  shipped: { subject: 'shipped', text: 'Your order has shipped.' },
  delivered: { subject: 'delivered', text: 'Your order has been delivered.' },
  cancelled: {
    subject: 'cancelled',
    text: 'Your order has been cancelled. Anything you paid by card will be refunded to that card.',
  },
  refunded: {
    subject: 'refunded',
    text: 'We have refunded your payment. It can take a few days to appear on your card statement.',
  },
};

/** Sends one e-mail to the customer and one to staff. */
export async function sendPlaced(strapi: Core.Strapi, order: OrderRecord): Promise<void> {
  const settings = await mailSettings(strapi);
  const { number, email, name, documentId } = order;
  const facts = [...factsOf(order), ...(await expectedFacts(order))];
  const items = await mailedItems(strapi, order);
  await enqueueMail(
    strapi,
    { from: settings.from, to: email, replyTo: settings.staff },
    {
      subject: `Order ${number}: received`,
      text: [
        `Hello ${name},`,
        `Thank you for your order. Your order number is ${number}.`,
        order.paymentKind === 'card'
          ? 'We will e-mail you when your order ships.'
          : 'We will check your purchase order and confirm it within one working day.',
      ],
      items,
      facts,
      link: { label: 'View your order', url: siteOrigin() + orderPath(documentId) },
      brand: settings.brand,
    },
  );
  await enqueueMail(
    strapi,
    { from: settings.from, to: settings.staff, replyTo: email, about: email },
    {
      subject: `Order ${number}: new, from ${order.company || name}`,
      text: [`${settings.brand.siteName} has received a new order.`],
      items,
      facts,
      link: { label: 'Open the order in the admin', url: adminUrl(documentId) },
      brand: settings.brand,
    },
  );
}

/** Notifies the customer of the order's new state. */
export async function sendOrderChange(strapi: Core.Strapi, order: OrderRecord): Promise<void> {
  if (order.state === 'awaiting-payment') return;
  const { subject, text } = changes[order.state];
  const { note = '', ...shipment } = order.history.at(-1) ?? {};
  const isPaidLater = order.state === 'cancelled' && order.paymentKind === 'purchase-order';
  const settings = await mailSettings(strapi);
  await enqueueMail(
    strapi,
    { from: settings.from, to: order.email, replyTo: settings.staff },
    {
      subject: `Order ${order.number}: ${subject}`,
      text: [`Hello ${order.name},`, isPaidLater ? 'Your order has been cancelled.' : text, note].filter(
        Boolean,
      ),
      items: await mailedItems(strapi, order),
      facts: [
        ...shipmentFacts(order.number, shipment),
        ...(await expectedFacts(order)),
        ...(order.state === 'refunded' ? creditNoteFacts(order, order.refunds.at(-1)) : []),
      ],
      link: { label: 'View your order', url: siteOrigin() + orderPath(order.documentId) },
      brand: settings.brand,
    },
  );
}

/** Sends tracking details that were added or corrected after shipping. Sends nothing if they were removed. */
export async function sendTracking(strapi: Core.Strapi, order: OrderRecord): Promise<void> {
  const shipped = order.history.findLast(({ state }) => state === 'shipped');
  const facts = shipmentFacts(order.number, shipped ?? {});
  if (facts.length === 1) return;
  const settings = await mailSettings(strapi);
  await enqueueMail(
    strapi,
    { from: settings.from, to: order.email, replyTo: settings.staff },
    {
      subject: `Order ${order.number}: tracking details`,
      text: [`Hello ${order.name},`, 'You can now track your parcel.'],
      facts,
      link: { label: 'View your order', url: siteOrigin() + orderPath(order.documentId) },
      brand: settings.brand,
    },
  );
}

type Shipment = { carrier?: string; trackingNumber?: string; trackingUrl?: string };

function shipmentFacts(
  number: string,
  { carrier, trackingNumber, trackingUrl }: Shipment,
): [string, string][] {
  const tracking = [carrier, trackingNumber, trackingUrl].filter(Boolean).join(', ');
  const facts: [string, string][] = [['Order', number]];
  return tracking === '' ? facts : [...facts, ['Tracking', tracking]];
}

/** Notifies staff that a purchase order was not approved in time. They must approve it now or cancel it. */
export async function sendReservationEnded(strapi: Core.Strapi, order: OrderRecord): Promise<void> {
  const settings = await mailSettings(strapi);
  const { number, email, name, company, documentId } = order;
  await enqueueMail(
    strapi,
    { from: settings.from, to: settings.staff, replyTo: email, about: email },
    {
      subject: `Order ${number}: reservation expired`,
      text: [
        `The purchase order from ${company || name} was not approved in time, so its goods are available for sale again.`,
        'Approve the order to reserve the goods again, or cancel it.',
      ],
      link: { label: 'Open the order in the admin', url: adminUrl(documentId) },
      brand: settings.brand,
    },
  );
}

function factsOf(order: OrderRecord): [string, string][] {
  const facts: [string, string][] = [
    ['Order', order.number],
    ['Deliveries', deliveriesText(order)],
    ['Shipping address', addressLines(order.shippingAddress).join('\n')],
    ['Purchase order', order.purchaseOrderNumber],
    ['Quote', order.quoteReference],
    ['Your reference', order.reference],
    ['Notes', order.totals.notes.join('\n')],
  ];
  return facts.filter(([, value]) => value !== '');
}

export function adminUrl(documentId: string): string {
  return `${siteOrigin()}/admin/content-manager/collection-types/${orderUid}/${documentId}`;
}
