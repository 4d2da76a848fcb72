import { parseRow } from '../../../platform/database/rows';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { announceChange } from '../../../platform/cache/invalidation';
import type { Transaction } from '../../cart/services/cart-record';

const announceDelayMs = 2000;

const Row = v.object({ stock: v.nullable(v.number()) });

export type Demand = { partNumber: string; quantity: number; isMadeToOrder: boolean };
export type Shortage = { partNumber: string; available: number };
/** Quantity per part number taken from stock. Products made to order may need more than was in stock. */
export type Taken = Map<string, number>;

/**
 * Runs in the transaction of the order. Locks each part number before reading its stock, so that only one of several buyers
 * gets the last item. Locks are always taken in the same order, to prevent deadlocks.
 */
export async function takeStock(
  trx: Transaction,
  demands: Demand[],
): Promise<{ taken: Taken; shortages: Shortage[] }> {
  const taken: Taken = new Map();
  const shortages: Shortage[] = [];
  for (const demand of demands.toSorted((a, b) => (a.partNumber < b.partNumber ? -1 : 1))) {
    const { partNumber, quantity, isMadeToOrder } = demand;
    const available = await lockedStock(trx, partNumber);
    if (available < quantity && !isMadeToOrder) shortages.push({ partNumber, available });
    taken.set(partNumber, Math.min(available, quantity));
  }
  if (shortages.length === 0)
    for (const [partNumber, quantity] of taken) await changeStock(trx, partNumber, -quantity);
  return { taken, shortages };
}

export async function releaseStock(trx: Transaction, taken: Taken): Promise<void> {
  for (const [partNumber, quantity] of [...taken].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await changeStock(trx, partNumber, quantity);
}

let pending: { strapi: Core.Strapi; timer: NodeJS.Timeout } | undefined;

// Pages show the stock, so this clears the cache, but only once for all orders of two seconds: otherwise the cache of a busy
// shop would always be empty.
export function announceStock(strapi: Core.Strapi): void {
  pending ??= { strapi, timer: setTimeout(announcePendingStock, announceDelayMs).unref() };
}

/** Called before the database closes, because other processes cannot be notified after that. */
export async function announcePendingStock(): Promise<void> {
  if (!pending) return;
  const { strapi, timer } = pending;
  pending = undefined;
  clearTimeout(timer);
  await announceChange(strapi, 'stock').catch((error) => strapi.log.error(error));
}

async function lockedStock(trx: Transaction, partNumber: string): Promise<number> {
  const published = () => trx('products').where({ part_number: partNumber }).whereNotNull('published_at');
  await published().update({ stock: trx.ref('stock') });
  return parseRow(Row, await published().first('stock'))?.stock ?? 0;
}

// Changes the draft too, so that publishing it does not restore the old stock.
async function changeStock(trx: Transaction, partNumber: string, by: number): Promise<void> {
  if (by === 0) return;
  await trx('products')
    .where({ part_number: partNumber })
    .update({
      stock: trx.raw('case when coalesce(stock, 0) + ? < 0 then 0 else coalesce(stock, 0) + ? end', [by, by]),
    });
}
