import type { Core } from '@strapi/strapi';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { texts } from '../../../platform/messages/texts';
import { formatMoney, minorFromDecimal } from '../../../platform/money/money';
import { priceText } from '../../../platform/money/price-text';
import { mailSettings } from '../../setting/services/mail-settings';
import { mailCustomer } from './customer-email';
import { deliveredItems } from './mailed-items';
import { creditNoteFacts } from './credit-note-facts';
import { adminUrl } from './order-emails';
import type { OrderRecord, Refund } from './order-record';

/** Notifies the customer of a partial refund. */
export async function sendRefund(strapi: Core.Strapi, order: OrderRecord, refund: Refund): Promise<void> {
  const { number } = order;
  await mailCustomer(strapi, order, async () => {
    const t = texts().refunds;
    const amount = priceText(amountOf(order, refund));
    return {
      subject: t.subject({ number }),
      text: [t.text({ amount })],
      ...(refund.lines.length > 0 && { items: await deliveredItems(strapi, refund.lines, order) }),
      facts: [
        [t.order, number],
        [t.refund, amount],
        [t.reason, refund.reason],
        ...creditNoteFacts(order, refund),
      ],
    };
  });
}

type FailedRefund = { refund: Refund; problem: string };

/** Notifies staff that Stripe rejected a partial refund. They must decide what to do. */
export async function sendRefundFailed(
  strapi: Core.Strapi,
  order: OrderRecord,
  { refund, problem }: FailedRefund,
): Promise<void> {
  const settings = await mailSettings(strapi);
  await enqueueMail(
    strapi,
    { from: settings.from, to: settings.staff, about: order.email },
    {
      subject: `Order ${order.number}: refund failed`,
      text: [
        `Stripe rejected the refund of ${formatMoney(amountOf(order, refund))}: ${problem}`,
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
  failed: FailedRefund,
): Promise<void> {
  await notifyStaff(strapi, order, failed);
  await notifyCustomer(strapi, order, failed);
}

async function notifyStaff(
  strapi: Core.Strapi,
  order: OrderRecord,
  { refund, problem }: FailedRefund,
): Promise<void> {
  const settings = await mailSettings(strapi);
  const amount = formatMoney(amountOf(order, refund));
  await enqueueMail(
    strapi,
    { from: settings.from, to: settings.staff, replyTo: order.email, about: order.email },
    {
      subject: `Order ${order.number}: refund failed later`,
      text: [
        `The refund of ${amount}, which Stripe had accepted, has failed: ${problem}. The money has been returned to your Stripe balance.`,
        'The customer has been notified. Ask them where to send the money, then pay it by bank transfer or make a new refund in the Stripe dashboard.',
      ],
      facts: [
        ['Order', order.number],
        ['Refund', amount],
        ['Reason', refund.reason],
        ['Credit note', refund.creditNote],
      ],
      link: { label: 'Open the order in the admin', url: adminUrl(order.documentId) },
      brand: settings.brand,
    },
  );
}

async function notifyCustomer(
  strapi: Core.Strapi,
  order: OrderRecord,
  { refund }: FailedRefund,
): Promise<void> {
  const { number } = order;
  await mailCustomer(strapi, order, () => {
    const t = texts().refunds;
    const amount = priceText(amountOf(order, refund));
    return {
      subject: t.failedSubject({ number }),
      text: [t.failedText({ amount })],
      facts: [
        [t.order, number],
        [t.refund, amount],
        [t.reason, refund.reason],
      ],
    };
  });
}

const amountOf = ({ currency }: OrderRecord, { amount }: Refund) => ({
  amountMinor: minorFromDecimal(amount, currency),
  currency,
});
