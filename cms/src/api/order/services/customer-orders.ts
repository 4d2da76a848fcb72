import type { Core } from '@strapi/strapi';
import { notFound, HttpError } from '../../../platform/http/http-error';
import { minorFromDecimal } from '../../../platform/money/money';
import { shopSettings } from '../../shop-setting/services/shop-settings';
import { moveOrder } from './install-orders';
import { isOrderToken } from '../../../platform/signed-links/order-link';
import { findOrder, orderUid, type OrderRecord } from './order-record';
import { orderView } from './order-view';
import { mayCancel, type OrderState, words } from './order-states';

/** Proof that an order belongs to the requester: the account they are signed in to, or their signed link. */
export type Access = { id: string; customer: string | undefined; token: unknown };
type Query = { search: string; page: number; pageSize: number };

/** Returns the same error for an order that does not exist as for one of another customer. */
export async function ownOrder(strapi: Core.Strapi, { id, customer, token }: Access): Promise<OrderRecord> {
  const order = /^[a-z\d]{24}$/.test(id) ? await findOrder(strapi, id) : undefined;
  if (!order) throw notFound();
  const isOwner = customer !== undefined && order.customer === customer;
  if (!isOwner && !isOrderToken(id, token)) throw notFound();
  return order;
}

export async function viewOf(strapi: Core.Strapi, order: OrderRecord) {
  return orderView(order, (await shopSettings(strapi)).withdrawalDays);
}

export async function cancelOrder(strapi: Core.Strapi, access: Access) {
  const order = await ownOrder(strapi, access);
  if (!mayCancel(order.state)) throw tooLate(`This order is ${words(order.state)} and cannot be cancelled.`);
  await moveOrder(strapi, order.documentId, {
    state: 'cancelled',
    noteToCustomer: 'Cancelled by you.',
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
  const total = new Set((await orders.findMany({ where, select: ['id'] })).map(({ id }) => id)).size;
  const found = await orders.findMany({
    where,
    orderBy: [{ placedAt: 'desc' }, { id: 'desc' }],
    offset: (page - 1) * pageSize,
    limit: pageSize,
    populate: { lines: { select: ['id'] } },
  });
  return {
    data: found.map((order) => summaryOf(order)),
    meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
  };
}

type Stored = {
  documentId: string;
  number: string;
  state: OrderState;
  placedAt: string | Date;
  total: number | string;
  currency: string;
  reference: string | null;
  paymentKind: string | null;
  lines?: unknown[];
};

function summaryOf(order: Stored) {
  const { documentId, number, state, placedAt, total, currency, reference, paymentKind, lines = [] } = order;
  return {
    id: documentId,
    number,
    state,
    placedAt: new Date(placedAt).toISOString(),
    total: minorFromDecimal(total, currency),
    currency,
    lineCount: lines.length,
    reference: reference ?? '',
    payment: { kind: paymentKind ?? '' },
  };
}

function tooLate(message: string): HttpError {
  return new HttpError(message, { status: 409, name: 'TooLateError' });
}
