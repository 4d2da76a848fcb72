import { scheduledJobs } from '../platform/jobs/scheduled-jobs';
import type { Part } from '../platform/part';
import { makeDueBackup, stopBackup } from './scheduled-backups';

export const backupPart: Part = {
  register() {
    scheduledJobs.add({ run: (strapi) => makeDueBackup(strapi), intervalMs: 60_000 });
  },
  destroy: stopBackup,
};
