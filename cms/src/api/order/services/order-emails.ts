import type { Core } from '@strapi/strapi';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { inStaffLanguage } from '../../../platform/messages/language';
import { texts } from '../../../platform/messages/texts';
import { mailSettings } from '../../setting/services/mail-settings';
import { addressLines } from '../../address/services/address-lines';
import { mailCustomer } from './customer-email';
import { expectedFacts } from './expected-delivery';
import { mailedItems } from './mailed-items';
import { deliveriesText } from './order-view';
import { orderUid, type OrderRecord } from './order-record';
import { creditNoteFacts } from './credit-note-facts';
import type { OrderState } from './order-states';

type StateText = { subject: string; text: string };

type AnnouncedState = Exclude<OrderState, 'awaiting-payment'>;

function changeText({
  state,
  number,
  paymentKind,
}: Pick<OrderRecord, 'number' | 'paymentKind'> & { state: AnnouncedState }): StateText {
  const t = texts().orders;
  const cancelledText = paymentKind === 'purchase-order' ? t.cancelledUnpaidText : t.cancelledText;
  const changes: Record<AnnouncedState, StateText> = {
    paid: { subject: t.paidSubject({ number }), text: t.paidText },
    approved: { subject: t.approvedSubject({ number }), text: t.approvedText },
    'in-production': { subject: t.inProductionSubject({ number }), text: t.inProductionText },
    shipped: { subject: t.shippedSubject({ number }), text: t.shippedText },
    delivered: { subject: t.deliveredSubject({ number }), text: t.deliveredText },
    cancelled: { subject: t.cancelledSubject({ number }), text: cancelledText },
    refunded: { subject: t.refundedSubject({ number }), text: t.refundedText },
  };
  return changes[state];
}

/** Sends one e-mail to the customer and one to staff. */
export async function sendPlaced(strapi: Core.Strapi, order: OrderRecord): Promise<void> {
  const { number } = order;
  await mailCustomer(strapi, order, async () => {
    const t = texts().orders;
    return {
      subject: t.receivedSubject({ number }),
      text: [
        t.receivedText({ number }),
        order.paymentKind === 'card' ? t.receivedCard : t.receivedPurchaseOrder,
      ],
      items: await mailedItems(strapi, order),
      facts: [...factsOf(order), ...(await expectedFacts(order))],
    };
  });
  await inStaffLanguage(() => notifyStaff(strapi, order));
}

async function notifyStaff(strapi: Core.Strapi, order: OrderRecord): Promise<void> {
  const { number, email, name, company, documentId } = order;
  const settings = await mailSettings(strapi);
  await enqueueMail(
    strapi,
    { from: settings.from, to: settings.staff, replyTo: email, about: email },
    {
      subject: `Order ${number}: new, from ${company || name}`,
      text: [`${settings.brand.siteName} has received a new order.`],
      items: await mailedItems(strapi, order),
      facts: [...factsOf(order), ...(await expectedFacts(order))],
      link: { label: 'Open the order in the admin', url: adminUrl(documentId) },
      brand: settings.brand,
    },
  );
}

/** Notifies the customer of the order's new state. */
export async function sendOrderChange(strapi: Core.Strapi, order: OrderRecord): Promise<void> {
  const { state } = order;
  if (state === 'awaiting-payment') return;
  const { note = '', ...shipment } = order.history.at(-1) ?? {};
  await mailCustomer(strapi, order, async () => {
    const { subject, text } = changeText({ ...order, state });
    return {
      subject,
      text: [text, note].filter(Boolean),
      items: await mailedItems(strapi, order),
      facts: [
        ...shipmentFacts(order.number, shipment),
        ...(await expectedFacts(order)),
        ...(state === 'refunded' ? creditNoteFacts(order, order.refunds.at(-1)) : []),
      ],
    };
  });
}

/** Sends tracking details that were added or corrected after shipping. Sends nothing if they were removed. */
export async function sendTracking(strapi: Core.Strapi, order: OrderRecord): Promise<void> {
  const { number } = order;
  const shipped = order.history.findLast(({ state }) => state === 'shipped') ?? {};
  if (trackingText(shipped) === '') return;
  await mailCustomer(strapi, order, () => {
    const t = texts().orders;
    return {
      subject: t.trackingSubject({ number }),
      text: [t.trackingText],
      facts: shipmentFacts(number, shipped),
    };
  });
}

type Shipment = { carrier?: string; trackingNumber?: string; trackingUrl?: string };

const trackingText = ({ carrier, trackingNumber, trackingUrl }: Shipment): string =>
  [carrier, trackingNumber, trackingUrl].filter(Boolean).join(', ');

function shipmentFacts(number: string, shipment: Shipment): [string, string][] {
  const t = texts().orders;
  const tracking = trackingText(shipment);
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
