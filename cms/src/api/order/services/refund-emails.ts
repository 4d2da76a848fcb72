import type { Core } from '@strapi/strapi';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { formatMoney, minorFromDecimal } from '../../../platform/money/money';
import { orderPath } from '../../../platform/signed-links/order-link';
import { mailSettings } from '../../setting/services/mail-settings';
import { deliveredItems } from './mailed-items';
import { creditNoteFacts } from './credit-note-facts';
import { adminUrl } from './order-emails';
import type { OrderRecord, Refund } from './order-record';

/** Notifies the customer of a partial refund. */
export async function sendRefund(strapi: Core.Strapi, order: OrderRecord, refund: Refund): Promise<void> {
  const settings = await mailSettings(strapi);
  await enqueueMail(
    strapi,
    { from: settings.from, to: order.email, replyTo: settings.staff },
    {
      subject: `Order ${order.number}: partial refund`,
      text: [
        `Hello ${order.name},`,
        `We have refunded ${amountText(order, refund)} to your card. It can take a few days to appear on your card statement.`,
      ],
      ...(refund.lines.length > 0 && { items: await deliveredItems(strapi, refund.lines, order) }),
      facts: [
        ['Order', order.number],
        ['Refund', amountText(order, refund)],
        ['Reason', refund.reason],
        ...creditNoteFacts(order, refund),
      ],
      link: { label: 'View your order', url: siteOrigin() + orderPath(order.documentId) },
      brand: settings.brand,
    },
  );
}

/** Notifies staff that Stripe rejected a partial refund. They must decide what to do. */
export async function sendRefundFailed(
  strapi: Core.Strapi,
  order: OrderRecord,
  { refund, problem }: { refund: Refund; problem: string },
): Promise<void> {
  const settings = await mailSettings(strapi);
  await enqueueMail(
    strapi,
    { from: settings.from, to: settings.staff, about: order.email },
    {
      subject: `Order ${order.number}: refund failed`,
      text: [
        `Stripe rejected the refund of ${amountText(order, refund)}: ${problem}`,
        'The customer has not been notified. Check the payment in the Stripe dashboard, then add a new refund if needed.',
      ],
      facts: [
        ['Order', order.number],
        ['Reason', refund.reason],
        ['Entered by', refund.author],
      ],
      link: { label: 'Open the order in the admin', url: adminUrl(order.documentId) },
      brand: settings.brand,
    },
  );
}

/** Notifies staff and the customer, who expects the money, that a refund failed after Stripe had accepted it. */
export async function sendRefundFailedLater(
  strapi: Core.Strapi,
  order: OrderRecord,
  { refund, problem }: { refund: Refund; problem: string },
): Promise<void> {
  const settings = await mailSettings(strapi);
  const amount = amountText(order, refund);
  const facts: [string, string][] = [
    ['Order', order.number],
    ['Refund', amount],
    ['Reason', refund.reason],
  ];
  await enqueueMail(
    strapi,
    { from: settings.from, to: settings.staff, replyTo: order.email, about: order.email },
    {
      subject: `Order ${order.number}: refund failed later`,
      text: [
        `The refund of ${amount}, which Stripe had accepted, has failed: ${problem}. The money has been returned to your Stripe balance.`,
        'The customer has been notified. Ask them where to send the money, then pay it by bank transfer or make a new refund in the Stripe dashboard.',
      ],
      facts: [...facts, ['Credit note', refund.creditNote]],
      link: { label: 'Open the order in the admin', url: adminUrl(order.documentId) },
      brand: settings.brand,
    },
  );
  await enqueueMail(
    strapi,
    { from: settings.from, to: order.email, replyTo: settings.staff },
    {
      subject: `Order ${order.number}: your refund did not reach your card`,
      text: [
        `Hello ${order.name},`,
        `Your bank has returned our refund of ${amount}. We will contact you to arrange another way to send you the money.`,
      ],
      facts,
      link: { label: 'View your order', url: siteOrigin() + orderPath(order.documentId) },
      brand: settings.brand,
    },
  );
}

const amountText = ({ currency }: OrderRecord, { amount }: Refund) =>
  formatMoney({ amountMinor: minorFromDecimal(amount, currency), currency });
