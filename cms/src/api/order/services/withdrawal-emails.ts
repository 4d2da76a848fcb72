import type { Core } from '@strapi/strapi';
import type { Email } from '../../../platform/mail/email';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { texts } from '../../../platform/messages/texts';
import { pageUrl } from '../../../platform/mail/site-origin';
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
  const items = lines.length === order.lines.length ? '' : itemsOf(lines);
  const statement = await factsOf(strapi, { name, number: order.number, items, at });
  const t = texts().withdrawals;
  const email = {
    subject: t.subject({ number: order.number }),
    text: [texts().emails.hello({ name: order.name }), receivedText(statement), nextStep(order, withdrawal)],
    facts: hasShipped(order) ? [...statement, await returnAddress(strapi)] : statement,
    link: { label: t.viewOrder, url: pageUrl(orderPath(order.documentId)) },
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
  const statement = await factsOf(strapi, { name, number, items: partNumbers.join(', '), at });
  const t = texts().withdrawals;
  await send(strapi, email, {
    subject: t.unmatchedSubject,
    text: [texts().emails.hello({ name }), receivedText(statement), t.unmatched],
    facts: [...statement, [t.email, email]],
  });
  await notifyStaff(strapi, email, {
    subject: 'Withdrawal that matches no order',
    text: [
      'Someone has withdrawn from a contract, but the statement matches no order from which a consumer can still withdraw. Find the order and reply to the customer.',
    ],
    facts: [...statement, [t.email, email]],
  });
}

/** `items` is empty if it is the whole order. */
type Statement = { name: string; number: string; items: string; at: Date };

async function factsOf(strapi: Core.Strapi, { name, number, items, at }: Statement): Promise<Fact[]> {
  const { timeZone } = await shopSettings(strapi);
  const t = texts().withdrawals;
  return [
    [t.order, number],
    [t.name, name],
    [t.statement, items === '' ? t.wholeOrder : t.items({ items })],
    [t.receivedAt, writtenMoment(at, timeZone)],
  ];
}

/** A date and time for legal texts, with its time zone: "24 November 2026 at 08:30 GMT". */
function writtenMoment(at: Date, timeZone: string): string {
  const options = { dateStyle: 'long', timeStyle: 'long', timeZone: timeZone || 'UTC' } as const;
  // Removes the seconds from "24 November 2026 at 08:30:15 GMT".
  const moment = new Intl.DateTimeFormat(texts().language.locale, options).format(at);
  return moment.replace(/(\d\d:\d\d):\d\d/, '$1');
}

const receivedText = (statement: Fact[]): string =>
  texts().withdrawals.received({ moment: statement.at(-1)?.[1] ?? '' });

const itemsOf = (lines: OrderRecord['lines']): string =>
  lines.map(({ quantity, partNumber, name }) => `${quantity} × ${partNumber} ${name}`.trim()).join(', ');

/** Whether anything has shipped. */
export const hasShipped = ({ state, deliveries }: OrderRecord): boolean =>
  state === 'shipped' || state === 'delivered' || deliveries.length > 0;

/** Both sides have 14 days, and the refund may wait for the goods (Directive 2011/83/EU, Articles 13 and 14). */
function nextStep(order: OrderRecord, { isWhole, isCancelled }: Withdrawal): string {
  const t = texts().withdrawals;
  if (hasShipped(order)) return t.returnGoods({ extent: isWhole ? 'whole' : 'part' });
  const done = isCancelled ? t.orderCancelled : t.notSent;
  const refund = order.paymentKind === 'card' ? t.refundToCard : t.nothingToPay;
  return `${done} ${t.nothingToReturn} ${refund}`;
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
  return [texts().withdrawals.returnAddress, own || lines.filter(Boolean).join('\n')];
}

async function send(strapi: Core.Strapi, to: string, email: Omit<Email, 'brand'>): Promise<void> {
  const { from, staff, brand } = await mailSettings(strapi);
  await enqueueMail(strapi, { from, to, replyTo: staff }, { ...email, brand });
}

async function notifyStaff(strapi: Core.Strapi, replyTo: string, email: Omit<Email, 'brand'>): Promise<void> {
  const { from, staff, brand } = await mailSettings(strapi);
  await enqueueMail(strapi, { from, to: staff, replyTo, about: replyTo }, { ...email, brand });
}
