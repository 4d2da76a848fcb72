import type { Core } from '@strapi/strapi';
import { nextReference } from '../../../platform/database/reference';
import { inLanguageOf } from '../../../platform/messages/language';
import { texts } from '../../../platform/messages/texts';
import { decimalFromMinor } from '../../../platform/money/money';
import type { OrderRecord } from './order-record';
import { refundedMinor } from './refunds';

/** The refunds of an order whose payment was returned, with one more for the amount that partial refunds had left. */
export async function withRemainingRefund(
  strapi: Core.Strapi,
  order: OrderRecord,
  key: string,
): Promise<object[]> {
  const stored = order.refunds.map(({ id }) => ({ id }));
  const left = order.totals.total - refundedMinor(order);
  if (left <= 0 || order.refunds.some((refund) => refund.key === key)) return stored;
  const remaining = {
    key,
    at: new Date().toISOString(),
    author: '',
    amount: decimalFromMinor(left, order.currency),
    reason: inLanguageOf(order, () => reasonOf(order)),
    lines: [],
    state: 'done',
    creditNote: await nextReference(strapi, 'CN'),
  };
  return [...stored, remaining];
}

const reasonOf = ({ state }: OrderRecord): string =>
  state === 'cancelled' ? texts().refunds.orderCancelled : texts().refunds.orderRefunded;
