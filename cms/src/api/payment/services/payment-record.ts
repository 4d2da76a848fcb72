import type { Core } from '@strapi/strapi';
import { tables } from '../../../platform/database/schema';
import type { Transaction } from '../../cart/services/cart-record';

/** `new` until it is paid; then one order, or the money goes back. */
export type PaymentState = 'new' | 'ordered' | 'unfulfilled' | 'cancelled';
export type PaymentRow = {
  attempt: string;
  intent: string | null;
  secret: string | null;
  draft: string;
  amount: number;
  currency: string;
  state: PaymentState;
  order: string | null;
  refund: 'wanted' | 'done' | null;
  attempts: number;
  due: number;
  since: number;
  problem: string | null;
};

// Each of these joins a transaction around it, and makes none longer than itself.
export async function payment(
  strapi: Core.Strapi,
  where: { attempt: string } | { intent: string },
): Promise<PaymentRow | undefined> {
  return await strapi.db.transaction(async ({ trx }) => {
    const found: PaymentRow | undefined = await trx(tables.payments).where(where).first();
    return found;
  });
}

export async function changePayment(
  strapi: Core.Strapi,
  attempt: string,
  change: Partial<PaymentRow>,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => trx(tables.payments).where({ attempt }).update(change));
}

/** Locks it: of several who have heard that it is paid, one makes the order. */
export async function lockUnsettled(trx: Transaction, attempt: string): Promise<PaymentRow | undefined> {
  const locked = await trx(tables.payments).where({ attempt, state: 'new' }).update({ state: 'new' });
  return locked === 1 ? await trx(tables.payments).where({ attempt }).first() : undefined;
}
