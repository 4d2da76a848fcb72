import type { Core } from '@strapi/strapi';
import { tables } from '../database/schema';
import type { ReadGauge } from '../metrics/metrics';

export const mailMetrics: ReadGauge[] = [
  {
    name: 'fieldshop_mail_queue',
    help: 'E-mails that have not been sent: new, or failed at least once',
    labelNames: ['state'],
    async read(strapi) {
      const [all, failed] = [await unsent(strapi), await unsent(strapi).where('attempts', '>', 0)];
      return [
        { labels: { state: 'new' }, value: countIn(all) - countIn(failed) },
        { labels: { state: 'failed' }, value: countIn(failed) },
      ];
    },
  },
];

const unsent = (strapi: Core.Strapi) =>
  strapi.db.connection(tables.mails).where({ sent: null }).count({ count: '*' });
const countIn = ([row]: { count?: unknown }[]) => Number(row?.count);
