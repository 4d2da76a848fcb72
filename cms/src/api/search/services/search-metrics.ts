import * as v from 'valibot';
import { NumberColumn } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';
import type { ReadGauge } from '../../../platform/metrics/metrics';

const Rows = v.tuple([v.object({ count: NumberColumn, oldest: v.nullable(NumberColumn) })]);

export const searchMetrics: ReadGauge[] = [
  {
    name: 'fieldshop_search_queue',
    help: 'Changed entries that have not been indexed for search',
    read: async (strapi) => [{ value: (await pending(strapi)).count }],
  },
  {
    name: 'fieldshop_search_lag_seconds',
    help: 'Age of the oldest entry that has not been indexed for search',
    async read(strapi) {
      const { oldest } = await pending(strapi);
      return [{ value: oldest === null ? 0 : Math.max(0, (Date.now() - oldest) / 1000) }];
    },
  },
];

async function pending(strapi: Parameters<ReadGauge['read']>[0]) {
  const rows: unknown = await strapi.db
    .connection(tables.dirtyEntries)
    .count({ count: '*' })
    .min({ oldest: 'due' });
  return v.parse(Rows, rows)[0];
}
