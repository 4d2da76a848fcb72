import type { Core } from '@strapi/strapi';
import type { Email } from '../../../platform/mail/email';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { orderPath } from '../../../platform/signed-links/order-link';
import { companyOf } from '../../setting/services/company';
import { mailSettings } from '../../setting/services/mail-settings';
import { shopSettings } from '../../shop-setting/services/shop-settings';
import { adminUrl } from './order-emails';
import type { OrderRecord } from './order-record';

type Fact = [name: string, value: string];

/** A withdrawal by the customer. `isWhole`: no line of the order remains. */
type Withdrawal = {
  name: string;
  at: Date;
  lines: OrderRecord['lines'];
  isWhole: boolean;
  isCancelled: boolean;
};

/**
 * Notifies staff, and confirms the withdrawal to the customer on a durable medium, with its content and the date and time
 * of receipt (Directive 2011/83/EU, Article 11a(4)). `order` is as it was before the withdrawal.
 */
export async function sendWithdrawn(
  strapi: Core.Strapi,
  order: OrderRecord,
  withdrawal: Withdrawal,
): Promise<void> {
  const { name, at, lines } = withdrawal;
  const items = lines.length === order.lines.length ? 'the whole order' : itemsOf(lines);
  const statement = await factsOf(strapi, { name, number: order.number, items, at });
  const email = {
    subject: `Order ${order.number}: withdrawal received`,
    text: [`Hello ${order.name},`, receivedText(statement), nextStep(order, withdrawal)],
    facts: hasShipped(order) ? [...statement, await returnAddress(strapi)] : statement,
    link: { label: 'View your order', url: siteOrigin() + orderPath(order.documentId) },
  };
  await send(strapi, order.email, email);
  await notifyStaff(strapi, order.email, {
    subject: `Order ${order.number}: withdrawal`,
    text: [`${name} has withdrawn from the contract. ${staffStep(order, withdrawal)}`],
    facts: statement,
    link: { label: 'Open the order in the admin', url: adminUrl(order.documentId) },
  });
}

type Unmatched = { name: string; number: string; email: string; partNumbers: string[] };

/** Confirms a statement that matches no order, because it is valid despite a typing error, and asks staff to find the order. */
export async function sendUnmatched(strapi: Core.Strapi, stated: Unmatched, at: Date): Promise<void> {
  const { name, number, email, partNumbers } = stated;
  const items = partNumbers.length === 0 ? 'the whole order' : partNumbers.join(', ');
  const statement = await factsOf(strapi, { name, number, items, at });
  await send(strapi, email, {
    subject: 'Withdrawal received',
    text: [
      `Hello ${name},`,
      receivedText(statement),
      'We could not process your withdrawal automatically, perhaps because of a typing error in the order number. We will check it and reply to this e-mail address.',
    ],
    facts: [...statement, ['E-mail', email]],
  });
  await notifyStaff(strapi, email, {
    subject: 'Withdrawal that matches no order',
    text: [
      'Someone has withdrawn from a contract, but the statement matches no order from which a consumer can still withdraw. Find the order and reply to the customer.',
    ],
    facts: [...statement, ['E-mail', email]],
  });
}

type Statement = { name: string; number: string; items: string; at: Date };

async function factsOf(strapi: Core.Strapi, { name, number, items, at }: Statement): Promise<Fact[]> {
  const { timeZone } = await shopSettings(strapi);
  return [
    ['Order', number],
    ['Name', name],
    ['Statement', `I withdraw from the contract for ${items}.`],
    ['Received', writtenMoment(at, timeZone)],
  ];
}

/** A date and time for legal texts, with its time zone: "24 November 2026 at 08:30 GMT". */
function writtenMoment(at: Date, timeZone: string): string {
  const options = { dateStyle: 'long', timeStyle: 'long', timeZone: timeZone || 'UTC' } as const;
  // Removes the seconds from "24 November 2026 at 08:30:15 GMT".
  return new Intl.DateTimeFormat('en-GB', options).format(at).replace(/(\d\d:\d\d):\d\d/, '$1');
}

const receivedText = (statement: Fact[]): string =>
  `We received your withdrawal from the contract on ${statement.at(-1)?.[1] ?? ''}. Please keep this e-mail.`;

const itemsOf = (lines: OrderRecord['lines']): string =>
  lines.map(({ quantity, partNumber, name }) => `${quantity} × ${partNumber} ${name}`.trim()).join(', ');

/** Whether anything has shipped. */
export const hasShipped = ({ state, deliveries }: OrderRecord): boolean =>
  state === 'shipped' || state === 'delivered' || deliveries.length > 0;

/** Both sides have 14 days, and the refund may wait for the goods (Directive 2011/83/EU, Articles 13 and 14). */
function nextStep(order: OrderRecord, { isWhole, isCancelled }: Withdrawal): string {
  if (hasShipped(order))
    return `Please return the goods${isWhole ? '' : ' you have withdrawn from'} within 14 days, to the return address below. When they arrive, or when you show us that you have sent them, we will refund what you paid for them, including the costs of standard delivery if you have withdrawn from the whole order.`;
  const done = isCancelled ? 'We have cancelled the order.' : 'We will not send these goods.';
  const refund =
    order.paymentKind === 'card'
      ? 'We will refund what you paid for them to your card within 14 days.'
      : 'You do not have to pay for them.';
  return `${done} The goods had not been sent, so there is nothing to return. ${refund}`;
}

function staffStep(order: OrderRecord, { isCancelled, isWhole }: Withdrawal): string {
  if (hasShipped(order)) return 'Refund the goods when they have arrived.';
  if (isCancelled)
    return 'Nothing had been sent, so the order was cancelled. A card payment is refunded automatically.';
  return isWhole
    ? 'Nothing has been sent. Cancel the order within 14 days, which also refunds a card payment.'
    : 'Do not send these goods, and refund them within 14 days.';
}

async function returnAddress(strapi: Core.Strapi): Promise<Fact> {
  const { returnAddress: own } = await shopSettings(strapi);
  const { legalName, siteName, street, postalCode, city, country } = await companyOf(strapi);
  const lines = [legalName || siteName, street, `${postalCode} ${city}`.trim(), country];
  return ['Return address', own || lines.filter(Boolean).join('\n')];
}

async function send(strapi: Core.Strapi, to: string, email: Omit<Email, 'brand'>): Promise<void> {
  const { from, staff, brand } = await mailSettings(strapi);
  await enqueueMail(strapi, { from, to, replyTo: staff }, { ...email, brand });
}

async function notifyStaff(strapi: Core.Strapi, replyTo: string, email: Omit<Email, 'brand'>): Promise<void> {
  const { from, staff, brand } = await mailSettings(strapi);
  await enqueueMail(strapi, { from, to: staff, replyTo, about: replyTo }, { ...email, brand });
}
