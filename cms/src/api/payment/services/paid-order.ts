import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { notFound, HttpError } from '../../../platform/http/http-error';
import { texts } from '../../../platform/messages/texts';
import { isOwnDraft, OrderDraft, outOfStock, type Shopper } from '../../order/services/order-draft';
import { findOrder, type OrderRecord } from '../../order/services/order-record';
import { payment } from './payment-record';

/** The order that was placed with a payment. */
export async function paidOrder(strapi: Core.Strapi, intent: string, shopper: Shopper): Promise<OrderRecord> {
  const row = await payment(strapi, { intent });
  const draft = row && v.parse(OrderDraft, JSON.parse(row.draft));
  if (!row || !draft || !isOwnDraft(draft, shopper)) throw notFound();
  const order = row.order ? await findOrder(strapi, row.order) : undefined;
  if (order) return order;
  if (row.problem === 'OutOfStockError') throw outOfStock([]);
  if (row.state === 'unfulfilled') throw rejected(texts().payments.alreadyOrdered);
  throw rejected(texts().payments.notComplete);
}

function rejected(message: string): HttpError {
  return new HttpError(message, { status: 409, name: 'PaymentNotCompletedError' });
}
