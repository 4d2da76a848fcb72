import { runHourly, scheduledJobs } from '../../platform/jobs/scheduled-jobs';
import type { Part } from '../../platform/part';
import { personalDataProviders } from '../account/services/personal-data-provider';
import { refundHandlers } from '../order/services/refund-handlers';
import { personalCards } from './services/personal-cards';
import { reconcilePayments, removeOldEvents } from './services/reconcile';
import { wantRefund } from './services/refunds';

export const paymentPart: Part = {
  register() {
    refundHandlers.add(wantRefund);
    personalDataProviders.add(personalCards);
    scheduledJobs.add({ run: reconcilePayments, intervalMs: 30_000 });
    runHourly(removeOldEvents);
  },
};
