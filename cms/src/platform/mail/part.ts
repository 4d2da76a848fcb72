import { runHourly, scheduledJobs } from '../jobs/scheduled-jobs';
import type { Part } from '../part';
import { endMailer, removeOldMails, wakeMailer } from './mailer';

export const mailPart: Part = {
  register() {
    scheduledJobs.add({ run: wakeMailer, intervalMs: 10_000 });
    runHourly(removeOldMails);
  },
  destroy: endMailer,
};
