import { runHourly, scheduledJobs } from '../../platform/jobs/scheduled-jobs';
import { errorTranslations } from '../../platform/http/expected-errors';
import type { Part } from '../../platform/part';
import { personalDataProviders } from '../account/services/personal-data-provider';
import { refundHandlers } from '../order/services/refund-handlers';
import { removeOldEvents, requestRefund } from './services/payment-record';
import { eraseOldDrafts } from './services/personal-drafts';
import { reconcilePayments } from './services/reconcile';
import { personalCards } from './services/saved-cards';
import { stripeErrors } from './services/stripe-errors';

export const paymentPart: Part = {
  register() {
    errorTranslations.add(stripeErrors);
    refundHandlers.add(requestRefund);
    personalDataProviders.add(personalCards);
    scheduledJobs.add({ run: reconcilePayments, intervalMs: 30_000 });
    runHourly(removeOldEvents, eraseOldDrafts);
  },
};
