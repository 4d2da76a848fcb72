import type { Core } from '@strapi/strapi';
import type { Email } from '../../../platform/mail/email';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { inStaffLanguage } from '../../../platform/messages/language';
import { texts } from '../../../platform/messages/texts';
import { companyOf } from '../../setting/services/company';
import { mailSettings } from '../../setting/services/mail-settings';
import { shopSettings } from '../../shop-setting/services/shop-settings';
import { mailCustomer } from './customer-email';
import { adminUrl } from './order-emails';
import type { OrderRecord } from './order-record';
import { translatedLines } from './translated-order';

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
  await mailCustomer(strapi, order, async () => {
    const statement = await statementOf(strapi, order, withdrawal);
    return {
      subject: texts().withdrawals.subject({ number: order.number }),
      text: [receivedText(statement), nextStep(order, withdrawal)],
      facts: hasShipped(order) ? [...statement, await returnAddress(strapi)] : statement,
    };
  });
  await notifyStaff(strapi, order.email, async () => ({
    subject: `Order ${order.number}: withdrawal`,
    text: [`${withdrawal.name} has withdrawn from the contract. ${staffStep(order, withdrawal)}`],
    facts: await statementOf(strapi, order, withdrawal),
    link: { label: 'Open the order in the admin', url: adminUrl(order.documentId) },
  }));
}

async function statementOf(
  strapi: Core.Strapi,
  { number, lines: ordered }: OrderRecord,
  { name, at, lines }: Withdrawal,
): Promise<Fact[]> {
  const items = lines.length === ordered.length ? '' : itemsOf(await translatedLines(strapi, lines));
  return factsOf(strapi, { name, number, items, at });
}

type Unmatched = { name: string; number: string; email: string; partNumbers: string[] };

/** Confirms a statement that matches no order, because it is valid despite a typing error, and asks staff to find the order. */
export async function sendUnmatched(strapi: Core.Strapi, stated: Unmatched, at: Date): Promise<void> {
  const { email, partNumbers } = stated;
  const statement = () => factsOf(strapi, { ...stated, items: partNumbers.join(', '), at });
  const t = texts().withdrawals;
  const { from, staff, brand } = await mailSettings(strapi);
  await enqueueMail(
    strapi,
    { from, to: email, replyTo: staff },
    {
      subject: t.unmatchedSubject,
      text: [texts().emails.hello({ name: stated.name }), receivedText(await statement()), t.unmatched],
      facts: [...(await statement()), [t.email, email]],
      brand,
    },
  );
  await notifyStaff(strapi, email, async () => ({
    subject: 'Withdrawal that matches no order',
    text: [
      'Someone has withdrawn from a contract, but the statement matches no order from which a consumer can still withdraw. Find the order and reply to the customer.',
    ],
    facts: [...(await statement()), [texts().withdrawals.email, email]],
  }));
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

async function notifyStaff(
  strapi: Core.Strapi,
  replyTo: string,
  write: () => Promise<Omit<Email, 'brand'>>,
): Promise<void> {
  const { from, staff, brand } = await mailSettings(strapi);
  await inStaffLanguage(async () =>
    enqueueMail(strapi, { from, to: staff, replyTo, about: replyTo }, { ...(await write()), brand }),
  );
}
