import * as v from 'valibot';
import { NumberColumn, parseRows } from '../../../platform/database/rows';
import type { ReadGauge } from '../../../platform/metrics/metrics';
import { orderStates } from './order-states';

const Row = v.object({ state: v.string(), count: NumberColumn });

export const orderMetrics: ReadGauge = {
  name: 'fieldshop_orders',
  help: 'Orders by state',
  labelNames: ['state'],
  async read(strapi) {
    const rows: unknown = await strapi.db
      .connection('orders')
      .select('state')
      .count({ count: '*' })
      .groupBy('state');
    const counts = new Map(parseRows(Row, rows).map(({ state, count }) => [state, count]));
    return orderStates.map((state) => ({ labels: { state }, value: counts.get(state) ?? 0 }));
  },
};
