import { runHourly, scheduledJobs } from '../../platform/jobs/scheduled-jobs';
import type { Part } from '../../platform/part';
import { personalDataProviders } from '../account/services/personal-data-provider';
import { refundHandlers } from '../order/services/refund-handlers';
import { removeOldEvents, requestRefund } from './services/payment-record';
import { reconcilePayments } from './services/reconcile';
import { personalCards } from './services/saved-cards';

export const paymentPart: Part = {
  register() {
    refundHandlers.add(requestRefund);
    personalDataProviders.add(personalCards);
    scheduledJobs.add({ run: reconcilePayments, intervalMs: 30_000 });
    runHourly(removeOldEvents);
  },
};
