import type { Core } from '@strapi/strapi';
import { announceChange } from '../../../platform/cache/invalidation';
import { priceUid } from './listed-prices';

/** Between two checks: a price starts at most this late. */
export const checkEveryMs = 60_000;

let checkedDay: string | undefined;

/** Drops cached prices after midnight (UTC) if a price has started or ended. Each process runs it for itself. */
export async function startPricesOfToday(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const today = new Date(now).toISOString().slice(0, 10);
  if (
    checkedDay !== undefined &&
    checkedDay !== today &&
    (await havePricesChanged(strapi, checkedDay, today))
  )
    await announceChange(strapi);
  // Only now, so that a check that failed is repeated.
  checkedDay = today;
}

async function havePricesChanged(strapi: Core.Strapi, before: string, today: string): Promise<boolean> {
  const where = {
    $or: [
      { validFrom: { $gt: before, $lte: today } },
      // It applied until the end of its last day.
      { validTo: { $gte: before, $lt: today } },
    ],
  };
  return (await strapi.db.query(priceUid).count({ where })) > 0;
}
