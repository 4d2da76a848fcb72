import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { NumberColumn } from '../database/rows';
import { tables } from '../database/schema';
import type { ReadGauge } from '../metrics/metrics';

export const mailMetrics: ReadGauge[] = [
  {
    name: 'fieldshop_mail_queue',
    help: 'E-mails that have not been sent: new, or failed at least once',
    labelNames: ['state'],
    async read(strapi) {
      const all = countIn(await unsent(strapi));
      const failed = countIn(await unsent(strapi).where('attempts', '>', 0));
      return [
        { labels: { state: 'new' }, value: all - failed },
        { labels: { state: 'failed' }, value: failed },
      ];
    },
  },
];

const unsent = (strapi: Core.Strapi) =>
  strapi.db.connection(tables.mails).where({ sent: null }).count({ count: '*' });
const Rows = v.tuple([v.object({ count: NumberColumn })]);
const countIn = (rows: unknown): number => v.parse(Rows, rows)[0].count;
