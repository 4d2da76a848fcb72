import type { Core } from '@strapi/strapi';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { orderPath } from '../../../platform/signed-links/order-link';
import { companyOf } from '../../setting/services/company';
import { mailSettings } from '../../setting/services/mail-settings';
import { shopSettings } from '../../shop-setting/services/shop-settings';
import { adminUrl } from './order-emails';
import type { OrderRecord } from './order-record';
import { writtenMoment } from './written-moment';

/** What the customer has declared, and when. */
export type Withdrawal = { name: string; at: Date };

/**
 * Notifies staff, and confirms the withdrawal to the customer on a durable medium, with its content and the date and time
 * of receipt (Directive 2011/83/EU, Article 11a(4)). `order` is as it was before the withdrawal.
 */
export async function sendWithdrawn(
  strapi: Core.Strapi,
  order: OrderRecord,
  withdrawal: Withdrawal,
): Promise<void> {
  const { timeZone } = await shopSettings(strapi);
  const received = writtenMoment(withdrawal.at, timeZone);
  const statement: [string, string][] = [
    ['Order', order.number],
    ['Name', withdrawal.name],
    ['Statement', 'I withdraw from the contract for the whole order.'],
    ['Received', received],
  ];
  await mailStaff(strapi, order, statement);
  const desk = await mailSettings(strapi);
  await enqueueMail(
    strapi,
    { from: desk.from, to: order.email, replyTo: desk.staff },
    {
      subject: `Order ${order.number}: withdrawal received`,
      text: [
        `Hello ${order.name},`,
        `We received your withdrawal from the contract on ${received}. Please keep this e-mail.`,
        nextStep(order),
      ],
      facts: isSent(order) ? [...statement, ['Return address', await returnAddress(strapi)]] : statement,
      link: { label: 'View your order', url: siteOrigin() + orderPath(order.documentId) },
      brand: desk.brand,
    },
  );
}

async function mailStaff(
  strapi: Core.Strapi,
  order: OrderRecord,
  facts: [string, string][],
): Promise<void> {
  const desk = await mailSettings(strapi);
  const next = isSent(order)
    ? 'Refund the order when the goods have arrived.'
    : 'Nothing had been sent, so the order was cancelled. A card payment is refunded automatically.';
  await enqueueMail(
    strapi,
    { from: desk.from, to: desk.staff, replyTo: order.email },
    {
      subject: `Order ${order.number}: withdrawal`,
      text: [`${order.name} has withdrawn from the contract. ${next}`],
      facts,
      link: { label: 'Open the order in the admin', url: adminUrl(order.documentId) },
      brand: desk.brand,
    },
  );
}

/** Whether goods have left the house. */
const isSent = ({ state, deliveries }: OrderRecord): boolean =>
  state === 'shipped' || state === 'delivered' || deliveries.length > 0;

/** Directive 2011/83/EU, Articles 13 and 14: 14 days for either side; the refund may wait for the goods. */
function nextStep(order: OrderRecord): string {
  if (isSent(order))
    return 'Please return the goods within 14 days, to the return address below. When they arrive, or when you show us that you have sent them, we will refund what you paid, including the costs of standard delivery.';
  const refund =
    order.paymentKind === 'card'
      ? 'We will refund what you paid to your card within 14 days.'
      : 'You do not have to pay for it.';
  return `We have cancelled the order. Nothing had been sent, so there is nothing to return. ${refund}`;
}

async function returnAddress(strapi: Core.Strapi): Promise<string> {
  const { returnAddress: own } = await shopSettings(strapi);
  if (own !== '') return own;
  const { legalName, siteName, street, postalCode, city, country } = await companyOf(strapi);
  const lines = [legalName || siteName, street, `${postalCode} ${city}`.trim(), country];
  return lines.filter(Boolean).join('\n');
}
