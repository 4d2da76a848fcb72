import { scheduledJobs } from '../platform/jobs/scheduled-jobs';
import { readGauges } from '../platform/metrics/metrics';
import type { Part } from '../platform/part';
import { backupMetric } from './backup-metric';
import { makeDueBackup, stopBackup } from './scheduled-backups';

export const backupPart: Part = {
  register() {
    readGauges.add(backupMetric);
    scheduledJobs.add({ run: (strapi) => makeDueBackup(strapi), intervalMs: 60_000 });
  },
  destroy: stopBackup,
};
