import * as v from 'valibot';
import type { ReadGauge } from '../../../platform/metrics/metrics';
import { orderStates } from './order-states';

const Rows = v.array(v.object({ state: v.string(), count: v.pipe(v.unknown(), v.transform(Number)) }));

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
    const counts = new Map(v.parse(Rows, rows).map(({ state, count }) => [state, count]));
    return orderStates.map((state) => ({ labels: { state }, value: counts.get(state) ?? 0 }));
  },
};
