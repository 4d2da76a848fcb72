import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { NumberColumn } from '../database/rows';
import { tables } from '../database/schema';
import type { ReadGauge } from '../metrics/metrics';

export const mailMetrics: ReadGauge[] = [
  {
    name: 'fieldshop_mail_queue',
    help: 'E-mails that have not been sent: new, failed at least once, or rejected by the mail server for good',
    labelNames: ['state'],
    async read(strapi) {
      const all = countIn(await unsent(strapi));
      const failed = countIn(await unsent(strapi).where('attempts', '>', 0));
      const rejected = countIn(await counted(strapi).whereNotNull('rejected'));
      return [
        { labels: { state: 'new' }, value: all - failed },
        { labels: { state: 'failed' }, value: failed },
        { labels: { state: 'rejected' }, value: rejected },
      ];
    },
  },
];

const counted = (strapi: Core.Strapi) => strapi.db.connection(tables.mails).count({ count: '*' });
const unsent = (strapi: Core.Strapi) => counted(strapi).where({ sent: null, rejected: null });
const Rows = v.tuple([v.object({ count: NumberColumn })]);
const countIn = (rows: unknown): number => v.parse(Rows, rows)[0].count;
