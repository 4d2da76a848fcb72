import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { tables } from './schema';

const Row = v.object({ last: v.number() });

type Series = 'A' | 'CN' | 'C' | 'Q' | 'D' | 'S' | 'RMA';

// The next number of a series, such as C-2026-000123. Runs in the caller's transaction, so a rollback leaves no gap.
export async function nextReference(strapi: Core.Strapi, prefix: Series, now = new Date()): Promise<string> {
  const series = `${prefix}-${now.getUTCFullYear()}`;
  return await strapi.db.transaction(async ({ trx }) => {
    await trx(tables.counters).insert({ series, last: 0 }).onConflict('series').ignore();
    await trx(tables.counters).where({ series }).increment('last', 1);
    const { last } = v.parse(Row, await trx(tables.counters).where({ series }).first());
    return `${series}-${String(last).padStart(6, '0')}`;
  });
}
