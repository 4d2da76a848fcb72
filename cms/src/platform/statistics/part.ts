import type { Core } from '@strapi/strapi';
import { runHourly, scheduledJobs } from '../jobs/scheduled-jobs';
import type { Part } from '../part';
import { removeOldDailyCounts, writeDailyCounts } from './daily-counts';

let opened: Core.Strapi | undefined;

export const statisticsPart: Part = {
  register(strapi) {
    opened = strapi;
    scheduledJobs.add({ run: writeDailyCounts, intervalMs: 60_000 });
    runHourly(removeOldDailyCounts);
  },
  // Before the database closes.
  async destroy() {
    if (opened) await writeDailyCounts(opened);
  },
};
