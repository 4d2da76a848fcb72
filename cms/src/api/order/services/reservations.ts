import type { Core } from '@strapi/strapi';
import { EntryRow, parseRows } from '../../../platform/database/rows';
import { invalid } from '../../../platform/http/http-error';
import type { Transaction } from '../../cart/services/cart-record';
import { quantitiesOf } from '../../cart/services/cart';
import { isMadeToOrder, shopProducts } from '../../product/services/shop-products';
import { shopSettings } from '../../shop-setting/services/shop-settings';
import { sendReservationEnded } from './order-emails';
import { findOrder, orderUid, type OrderRecord } from './order-record';
import { announceStock, releaseStock, takeStock, type Taken } from './stock';

const day = 24 * 60 * 60 * 1000;
type Lines = OrderRecord['lines'];

/** Returns goods to stock if their purchase order was not approved in time. The order can still be approved. */
export async function endReservations(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const { reservationDays } = await shopSettings(strapi);
  const due: unknown = await strapi.db.query(orderUid).findMany({
    where: {
      state: 'awaiting-payment',
      paymentKind: 'purchase-order',
      reservationEndedAt: { $null: true },
      placedAt: { $lt: new Date(now - reservationDays * day) },
    },
    select: ['documentId'],
  });
  for (const { documentId } of parseRows(EntryRow, due)) await endReservation(strapi, documentId, now);
}

async function endReservation(strapi: Core.Strapi, documentId: string, now: number): Promise<void> {
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    await lockOrder(trx, documentId);
    const order = await findOrder(strapi, documentId);
    if (order?.state !== 'awaiting-payment' || order.reservationEndedAt !== null) return;
    await releaseStock(trx, reservedBy(order));
    await storeFromStock(strapi, order.lines, new Map());
    const reservationEndedAt = new Date(now).toISOString();
    await strapi.db.query(orderUid).update({ where: { documentId }, data: { reservationEndedAt } });
    await sendReservationEnded(strapi, order);
    onCommit(() => announceStock(strapi));
  });
}

/** Locks the order, so that the second of two concurrent changes sees the result of the first. */
export async function lockOrder(trx: Transaction, documentId: string): Promise<void> {
  await trx('orders').where({ document_id: documentId }).update({ document_id: documentId });
}

/** The quantity per part number that an order took from stock and has not shipped yet. Goods from stock ship first. */
export function reservedBy({ lines, deliveries }: OrderRecord): Taken {
  const taken: Taken = new Map();
  for (const { partNumber, fromStock } of lines)
    taken.set(partNumber, (taken.get(partNumber) ?? 0) + fromStock);
  for (const { partNumber, quantity } of deliveries.flatMap((delivery) => delivery.lines))
    taken.set(partNumber, Math.max(0, (taken.get(partNumber) ?? 0) - quantity));
  return taken;
}

/**
 * Reserves the goods of an order that is approved after its reservation has expired.
 *
 * @throws a ValidationError (400) if some of them have been sold
 */
export async function reserveAgain(
  strapi: Core.Strapi,
  trx: Transaction,
  { lines }: OrderRecord,
): Promise<void> {
  const quantities = quantitiesOf(lines);
  const products = await shopProducts(strapi, [...quantities.keys()]);
  const demands = [...quantities].map(([partNumber, quantity]) => {
    const product = products.get(partNumber);
    return { partNumber, quantity, isMadeToOrder: product === undefined || isMadeToOrder(product) };
  });
  const { taken, shortages } = await takeStock(trx, demands);
  if (shortages.length > 0) {
    const left = shortages.map(({ partNumber, available }) => `${available} of ${partNumber}`).join(', ');
    const message = `The reservation for this order has expired, and some of its goods have been sold: ${left} left. Correct the stock, or cancel the order.`;
    throw invalid(message, [{ path: ['state'], message, name: 'ValidationError' }]);
  }
  await storeFromStock(strapi, lines, taken);
}

async function storeFromStock(strapi: Core.Strapi, lines: Lines, taken: Taken): Promise<void> {
  for (const line of lines)
    await strapi.db
      .query('shop.order-line')
      .update({ where: { id: line.id }, data: { fromStock: takeShare(taken, line) } });
}

/** Removes the share of one line from the quantity taken of its part number, and returns it. */
export function takeShare(
  taken: Taken,
  { partNumber, quantity }: { partNumber: string; quantity: number },
): number {
  const left = taken.get(partNumber) ?? 0;
  const count = Math.min(left, quantity);
  taken.set(partNumber, left - count);
  return count;
}
