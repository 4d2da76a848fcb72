import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { EntryRow, parseRow } from '../../../platform/database/rows';
import { HttpError, invalid, notFound } from '../../../platform/http/http-error';
import { inLanguageOf } from '../../../platform/messages/language';
import { texts } from '../../../platform/messages/texts';
import { shopSettings } from '../../shop-setting/services/shop-settings';
import { type Access, ownOrder, viewOf } from './customer-orders';
import { changeOrderState } from './install-orders';
import { findOrder, orderUid, type OrderRecord } from './order-record';
import { mayWithdraw } from './order-view';
import { lockOrder } from './reservations';
import { hasShipped, sendUnmatched, sendWithdrawn } from './withdrawal-emails';

const line = (longest: number, message: () => string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.minLength(1, message),
    v.maxLength(longest, () => texts().withdrawals.tooLong({ longest })),
    v.regex(/^[^\p{Cc}\p{Cs}]*$/u, () => texts().withdrawals.unsupportedCharacters),
  );

/** The part numbers of the chosen lines. Empty for the whole order. */
export const ChosenLines = v.object({
  partNumbers: v.optional(
    v.pipe(v.array(line(120, () => texts().withdrawals.enterPartNumber)), v.maxLength(500)),
    [],
  ),
});

/** A withdrawal without the link to the order. Directive 2011/83/EU, Article 11a(2) lists the data that it may require. */
export const Statement = v.object({
  name: line(120, () => texts().withdrawals.enterName),
  number: v.pipe(
    line(40, () => texts().withdrawals.enterNumber),
    v.toUpperCase(),
  ),
  email: v.pipe(
    line(254, () => texts().withdrawals.enterEmail),
    v.email(() => texts().withdrawals.validEmail),
  ),
  ...ChosenLines.entries,
});
export type Statement = v.InferOutput<typeof Statement>;

/** A withdrawal by the owner or anyone with the link. If nothing has shipped and no line remains, the order is cancelled. */
export async function withdrawOrder(strapi: Core.Strapi, access: Access, partNumbers: string[]) {
  const { documentId, name } = await ownOrder(strapi, access);
  await withdraw(strapi, documentId, { name, partNumbers, isOwner: true });
  return viewOf(strapi, await ownOrder(strapi, access));
}

/**
 * A withdrawal by anyone who knows the number and the e-mail address of an order. The response is the same whether or not
 * there is such an order. This does not prove who they are, so only staff can cancel the order.
 */
export async function receiveStatement(strapi: Core.Strapi, statement: Statement): Promise<void> {
  const { name, partNumbers } = statement;
  const order = await matchingOrder(strapi, statement);
  if (order) return withdraw(strapi, order.documentId, { name, partNumbers, isOwner: false });
  await sendUnmatched(strapi, statement, new Date());
}

type Withdrawal = { name: string; partNumbers: string[]; isOwner: boolean };

async function withdraw(
  strapi: Core.Strapi,
  documentId: string,
  { name, partNumbers, isOwner }: Withdrawal,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockOrder(trx, documentId);
    const order = await findOrder(strapi, documentId);
    if (!order) throw notFound();
    if (!(await isPossible(strapi, order))) throw tooLate();
    const lines = chosenLines(order, partNumbers);
    if (!lines) throw invalid(texts().withdrawals.selectItems);
    const at = new Date();
    const isWhole = lines.length === remaining(order).length;
    await recordWithdrawal(strapi, { documentId, lines, at, isWhole });
    const isCancelled = isWhole && isOwner && !hasShipped(order);
    if (isCancelled)
      await changeOrderState(strapi, documentId, {
        state: 'cancelled',
        noteToCustomer: inLanguageOf(order, () => texts().withdrawals.withdrawn),
        author: 'Customer',
      });
    await sendWithdrawn(strapi, order, { name, at, lines, isWhole, isCancelled });
  });
}

async function recordWithdrawal(
  strapi: Core.Strapi,
  { documentId, lines, at, isWhole }: { documentId: string; lines: Lines; at: Date; isWhole: boolean },
): Promise<void> {
  const data = { withdrawnAt: at.toISOString() };
  for (const { id } of lines) await strapi.db.query('shop.order-line').update({ where: { id }, data });
  if (isWhole) await strapi.db.query(orderUid).update({ where: { documentId }, data });
}

type Lines = OrderRecord['lines'];

const remaining = ({ lines }: OrderRecord): Lines => lines.filter(({ withdrawnAt }) => withdrawnAt === null);

/** Undefined if a part number is not among the remaining lines. */
function chosenLines(order: OrderRecord, partNumbers: string[]): Lines | undefined {
  const requested = new Set(partNumbers.map((partNumber) => partNumber.toUpperCase()));
  const lines = remaining(order).filter(
    ({ partNumber }) => requested.size === 0 || requested.has(partNumber.toUpperCase()),
  );
  const known = new Set(lines.map(({ partNumber }) => partNumber.toUpperCase()));
  return lines.length > 0 && [...requested].every((partNumber) => known.has(partNumber)) ? lines : undefined;
}

async function isPossible(strapi: Core.Strapi, order: OrderRecord): Promise<boolean> {
  const { withdrawalDays } = await shopSettings(strapi);
  return mayWithdraw(order, withdrawalDays);
}

/** The order that matches the statement, if the consumer can still withdraw from it. */
async function matchingOrder(
  strapi: Core.Strapi,
  { number, email, partNumbers }: Statement,
): Promise<OrderRecord | undefined> {
  const row: unknown = await strapi.db
    .query(orderUid)
    .findOne({ where: { number, email: { $eqi: email } }, select: ['documentId'] });
  const entry = parseRow(EntryRow, row);
  const order = entry && (await findOrder(strapi, entry.documentId));
  if (!order || !(await isPossible(strapi, order))) return undefined;
  return chosenLines(order, partNumbers) && order;
}

function tooLate(): HttpError {
  return new HttpError(texts().withdrawals.tooLate, { status: 409, name: 'TooLateError' });
}
