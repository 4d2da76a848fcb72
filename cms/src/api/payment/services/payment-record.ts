import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { parseRow } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';
import type { Transaction } from '../../cart/services/cart-record';

/** `new` until it is paid. After that it becomes an order or is refunded. */
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
  refund: v.nullable(v.picklist(['wanted', 'done'])),
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
