import type { Core } from '@strapi/strapi';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { pageUrl, siteOrigin } from '../../../platform/mail/site-origin';
import { texts } from '../../../platform/messages/texts';
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

function changeText({ state, number, paymentKind }: OrderRecord): StateText | undefined {
  const t = texts().orders;
  const cancelledText = paymentKind === 'purchase-order' ? t.cancelledUnpaidText : t.cancelledText;
  const changes: Record<Exclude<OrderState, 'awaiting-payment'>, StateText> = {
    paid: { subject: t.paidSubject({ number }), text: t.paidText },
    approved: { subject: t.approvedSubject({ number }), text: t.approvedText },
    'in-production': { subject: t.inProductionSubject({ number }), text: t.inProductionText },
    shipped: { subject: t.shippedSubject({ number }), text: t.shippedText },
    delivered: { subject: t.deliveredSubject({ number }), text: t.deliveredText },
    cancelled: { subject: t.cancelledSubject({ number }), text: cancelledText },
    refunded: { subject: t.refundedSubject({ number }), text: t.refundedText },
  };
  return state === 'awaiting-payment' ? undefined : changes[state];
}

/** Sends one e-mail to the customer and one to staff. */
export async function sendPlaced(strapi: Core.Strapi, order: OrderRecord): Promise<void> {
  const settings = await mailSettings(strapi);
  const { number, email, name, documentId } = order;
  const facts = [...factsOf(order), ...(await expectedFacts(order))];
  const items = await mailedItems(strapi, order);
  const t = texts().orders;
  await enqueueMail(
    strapi,
    { from: settings.from, to: email, replyTo: settings.staff },
    {
      subject: t.receivedSubject({ number }),
      text: [
        texts().emails.hello({ name }),
        t.receivedText({ number }),
        order.paymentKind === 'card' ? t.receivedCard : t.receivedPurchaseOrder,
      ],
      items,
      facts,
      link: { label: t.viewOrder, url: pageUrl(orderPath(documentId)) },
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
  const change = changeText(order);
  if (!change) return;
  const { note = '', ...shipment } = order.history.at(-1) ?? {};
  const settings = await mailSettings(strapi);
  await enqueueMail(
    strapi,
    { from: settings.from, to: order.email, replyTo: settings.staff },
    {
      subject: change.subject,
      text: [texts().emails.hello({ name: order.name }), change.text, note].filter(Boolean),
      items: await mailedItems(strapi, order),
      facts: [
        ...shipmentFacts(order.number, shipment),
        ...(await expectedFacts(order)),
        ...(order.state === 'refunded' ? creditNoteFacts(order, order.refunds.at(-1)) : []),
      ],
      link: { label: texts().orders.viewOrder, url: pageUrl(orderPath(order.documentId)) },
      brand: settings.brand,
    },
  );
}

/** Sends tracking details that were added or corrected after shipping. Sends nothing if they were removed. */
export async function sendTracking(strapi: Core.Strapi, order: OrderRecord): Promise<void> {
  const { number, name, email, documentId } = order;
  const shipped = order.history.findLast(({ state }) => state === 'shipped');
  const facts = shipmentFacts(number, shipped ?? {});
  if (facts.length === 1) return;
  const settings = await mailSettings(strapi);
  const t = texts().orders;
  await enqueueMail(
    strapi,
    { from: settings.from, to: email, replyTo: settings.staff },
    {
      subject: t.trackingSubject({ number }),
      text: [texts().emails.hello({ name }), t.trackingText],
      facts,
      link: { label: t.viewOrder, url: pageUrl(orderPath(documentId)) },
      brand: settings.brand,
    },
  );
}

type Shipment = { carrier?: string; trackingNumber?: string; trackingUrl?: string };

function shipmentFacts(
  number: string,
  { carrier, trackingNumber, trackingUrl }: Shipment,
): [string, string][] {
  const t = texts().orders;
  const tracking = [carrier, trackingNumber, trackingUrl].filter(Boolean).join(', ');
  const facts: [string, string][] = [[t.order, number]];
  return tracking === '' ? facts : [...facts, [t.tracking, tracking]];
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
  const t = texts().orders;
  const facts: [string, string][] = [
    [t.order, order.number],
    [t.deliveries, deliveriesText(order)],
    [t.shippingAddress, addressLines(order.shippingAddress).join('\n')],
    [t.purchaseOrder, order.purchaseOrderNumber],
    [t.quote, order.quoteReference],
    [t.yourReference, order.reference],
    [t.notes, order.totals.notes.join('\n')],
  ];
  return facts.filter(([, value]) => value !== '');
}

export function adminUrl(documentId: string): string {
  return `${siteOrigin()}/admin/content-manager/collection-types/${orderUid}/${documentId}`;
}
