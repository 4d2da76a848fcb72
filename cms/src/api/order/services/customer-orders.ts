import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { IdRow, NumberColumn, parseRows } from '../../../platform/database/rows';
import { notFound, HttpError } from '../../../platform/http/http-error';
import { inLanguageOf } from '../../../platform/messages/language';
import { texts } from '../../../platform/messages/texts';
import { minorFromDecimal } from '../../../platform/money/money';
import { shopSettings } from '../../shop-setting/services/shop-settings';
import { changeOrderState } from './install-orders';
import { isOrderToken } from '../../../platform/signed-links/order-link';
import { findOrder, orderUid, type OrderRecord } from './order-record';
import { orderView } from './order-view';
import { mayCancel, orderStates } from './order-states';
import { translatedOrder } from './translated-order';

/** Proof of access to an order: the account that the user is signed in to, or the token of the signed link. */
export type Access = { id: string; customer: string | undefined; token: unknown };
type Query = { search: string; page: number; pageSize: number };

/** @throws the same HttpError (404) whether the order does not exist or belongs to someone else */
export async function ownOrder(strapi: Core.Strapi, { id, customer, token }: Access): Promise<OrderRecord> {
  const order = /^[a-z\d]{24}$/.test(id) ? await findOrder(strapi, id) : undefined;
  if (!order) throw notFound();
  const isOwner = customer !== undefined && order.customer === customer;
  if (!isOwner && !isOrderToken(id, token)) throw notFound();
  return order;
}

export async function viewOf(strapi: Core.Strapi, order: OrderRecord) {
  return orderView(await translatedOrder(strapi, order), (await shopSettings(strapi)).withdrawalDays);
}

export async function cancelOrder(strapi: Core.Strapi, access: Access) {
  const order = await ownOrder(strapi, access);
  if (!mayCancel(order.state)) throw tooLate(texts().orders.cannotBeCancelled({ state: order.state }));
  await changeOrderState(strapi, order.documentId, {
    state: 'cancelled',
    noteToCustomer: inLanguageOf(order, () => texts().orders.cancelledByYou),
    author: 'Customer',
  });
  return viewOf(strapi, await ownOrder(strapi, access));
}

export async function listOrders(strapi: Core.Strapi, customer: string, { search, page, pageSize }: Query) {
  const fields = ['number', 'reference', 'purchaseOrderNumber'];
  const where = {
    customer,
    ...(search === ''
      ? {}
      : {
          $or: [
            ...fields.map((field) => ({ [field]: { $containsi: search } })),
            { lines: { partNumber: { $containsi: search } } },
          ],
        }),
  };
  const orders = strapi.db.query(orderUid);
  const matches: unknown = await orders.findMany({ where, select: ['id'] });
  const total = new Set(parseRows(IdRow, matches).map(({ id }) => id)).size;
  const rows: unknown = await orders.findMany({
    where,
    orderBy: [{ placedAt: 'desc' }, { id: 'desc' }],
    offset: (page - 1) * pageSize,
    limit: pageSize,
    populate: { lines: { select: ['id'] } },
  });
  return {
    data: parseRows(Row, rows).map(summaryOf),
    meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
  };
}

const Row = v.object({
  documentId: v.string(),
  number: v.string(),
  state: v.picklist(orderStates),
  placedAt: v.string(),
  total: NumberColumn,
  currency: v.string(),
  reference: v.nullish(v.string(), ''),
  paymentKind: v.nullish(v.string(), ''),
  lines: v.nullish(v.array(v.unknown()), []),
});

function summaryOf(order: v.InferOutput<typeof Row>) {
  const { documentId, number, state, placedAt, total, currency, reference, paymentKind, lines } = order;
  return {
    id: documentId,
    number,
    state,
    placedAt: new Date(placedAt).toISOString(),
    total: minorFromDecimal(total, currency),
    currency,
    lineCount: lines.length,
    reference,
    payment: { kind: paymentKind },
  };
}

function tooLate(message: string): HttpError {
  return new HttpError(message, { status: 409, name: 'TooLateError' });
}
