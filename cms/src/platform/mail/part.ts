import { runHourly, scheduledJobs } from '../jobs/scheduled-jobs';
import type { Part } from '../part';
import { readGauges } from '../metrics/metrics';
import { mailMetrics } from './mail-metrics';
import { removeOldMails } from './mail-retention';
import { endMailer, wakeMailer } from './mailer';

export const mailPart: Part = {
  register() {
    scheduledJobs.add({ run: wakeMailer, intervalMs: 10_000 });
    runHourly(removeOldMails);
    readGauges.add(...mailMetrics);
  },
  destroy: endMailer,
};
