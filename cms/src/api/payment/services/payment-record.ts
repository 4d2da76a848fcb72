import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { isDue } from '../../../platform/database/due';
import { parseRow, parseRows } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';
import type { Transaction } from '../../cart/services/cart-record';
import type { RefundExtent } from '../../order/services/refund-handlers';

/** The whole remaining payment must be refunded. The value is stored, so it cannot be renamed. */
export const wholeRefund = 'wanted';
/** `part`: refunds of the order are pending. */
const RefundState = v.picklist(['part', wholeRefund, 'done']);
/** `new` until the payment is complete. Then the order is placed or the payment is refunded. */
const PaymentState = v.picklist(['new', 'ordered', 'unfulfilled', 'cancelled']);
export type PaymentState = v.InferOutput<typeof PaymentState>;
export const PaymentRow = v.object({
  attempt: v.string(),
  intent: v.nullable(v.string()),
  secret: v.nullable(v.string()),
  draft: v.string(),
  amount: v.number(),
  currency: v.string(),
  state: PaymentState,
  order: v.nullable(v.string()),
  refund: v.nullable(RefundState),
  attempts: v.number(),
  due: v.number(),
  since: v.number(),
  problem: v.nullable(v.string()),
});
export type PaymentRow = v.InferOutput<typeof PaymentRow>;

// Each of these functions joins the caller's transaction, if there is one.
export async function payment(
  strapi: Core.Strapi,
  where: { attempt: string } | { intent: string },
): Promise<PaymentRow | undefined> {
  const row: unknown = await strapi.db.transaction(({ trx }) => trx(tables.payments).where(where).first());
  return parseRow(PaymentRow, row);
}

export async function changePayment(
  strapi: Core.Strapi,
  attempt: string,
  change: Partial<PaymentRow>,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => trx(tables.payments).where({ attempt }).update(change));
}

/** Locks the payment, so that only one of several concurrent notifications places the order. */
export async function lockUnsettled(trx: Transaction, attempt: string): Promise<PaymentRow | undefined> {
  const locked = await trx(tables.payments).where({ attempt, state: 'new' }).update({ state: 'new' });
  return locked === 1
    ? parseRow(PaymentRow, await trx(tables.payments).where({ attempt }).first())
    : undefined;
}

/** Stores the request in the caller's transaction. The scheduled job that settles payments executes it. */
export async function requestRefund(
  strapi: Core.Strapi,
  intent: string,
  extent: RefundExtent,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const refund = extent === 'whole' ? wholeRefund : trx.raw("coalesce(refund, 'part')");
    await trx(tables.payments).where({ intent }).update({ refund, due: 0 });
  });
}

/** Stores a payment before Stripe is called. A repeat changes nothing. */
export async function insertPayment(
  strapi: Core.Strapi,
  stored: Pick<PaymentRow, 'attempt' | 'draft' | 'amount' | 'currency' | 'due' | 'since'>,
): Promise<void> {
  await strapi.db.transaction(({ trx }) =>
    trx(tables.payments)
      .insert({ ...stored, state: 'new', attempts: 0 })
      .onConflict('attempt')
      .ignore(),
  );
}

/** Payments that are not final and whose next attempt is due. */
export async function unfinishedPayments(
  strapi: Core.Strapi,
  now: number,
  limit: number,
): Promise<PaymentRow[]> {
  const rows: unknown = await strapi.db
    .connection(tables.payments)
    .where(isDue(now))
    .where((unfinished) => unfinished.where({ state: 'new' }).orWhereIn('refund', ['part', wholeRefund]))
    .orderBy('due')
    .limit(limit);
  return parseRows(PaymentRow, rows);
}

export async function isProcessedEvent(strapi: Core.Strapi, event: string): Promise<boolean> {
  const row: unknown = await strapi.db.transaction(({ trx }) =>
    trx(tables.webhookEvents).where({ event }).first('event'),
  );
  return row !== undefined;
}

export async function storeProcessedEvent(
  strapi: Core.Strapi,
  event: { event: string; type: string; intent: string },
): Promise<void> {
  await strapi.db.transaction(({ trx }) =>
    trx(tables.webhookEvents)
      .insert({ ...event, received: Date.now() })
      .onConflict('event')
      .ignore(),
  );
}

const eventRetentionMs = 400 * 24 * 60 * 60 * 1000;

/** Deletes stored events once Stripe no longer resends them. */
export async function removeOldEvents(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  await strapi.db
    .connection(tables.webhookEvents)
    .where('received', '<', now - eventRetentionMs)
    .delete();
}
