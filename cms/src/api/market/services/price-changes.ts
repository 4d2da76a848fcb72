import type { Core } from '@strapi/strapi';
import { announceChange } from '../../../platform/cache/invalidation';
import { priceUid } from './listed-prices';

const dayMs = 24 * 60 * 60 * 1000;

let checkedDay: string | undefined;

/** Drops cached prices after midnight (UTC) if a price has started or ended. Each process runs it for itself. */
export async function startPricesOfToday(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const today = dayOf(now);
  const before = checkedDay;
  checkedDay = today;
  if (before === undefined || before === today) return;
  const where = {
    $or: [
      { validFrom: { $gt: before, $lte: today } },
      // It applied until the end of its last day.
      { validTo: { $gte: before, $lt: today } },
    ],
  };
  if ((await strapi.db.query(priceUid).count({ where })) > 0) await announceChange(strapi);
}

/** Milliseconds between two checks: a price starts at most this late. */
export const checkEveryMs = dayMs / 24 / 60;

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);
