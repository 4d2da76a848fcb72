import type { Core } from '@strapi/strapi';
import { removeOldEndings } from '../accounts/ended-sessions';
import { removeSecondAccounts } from '../accounts/remove-second-accounts';
import { removeUnclaimed } from '../attachments/remove-unclaimed';
import { removeAbandonedFolders } from '../body/temporary-files';
import { removeOldPasses } from '../human-check/passes';
import { removeOldClaims } from '../idempotency/claims';
import { removeOldCounts } from '../limits/limits';
import { removeOldCarts } from '../shop/cart/remove-old-carts';
import { endReservations } from '../shop/orders/reservations';
import { reconcilePayments, removeOldEvents } from '../shop/payment/reconcile';
import { expireQuotes } from '../shop/quotes/expire-quotes';
import { endMailer, removeOldMails, wakeMailer } from '../mail/mailer';

const hour = 60 * 60 * 1000;
const mailMilliseconds = 10_000;
const settleMilliseconds = 30_000;

type Job = (strapi: Core.Strapi) => Promise<void>;

const removeTemporaryFolders = () => removeAbandonedFolders();

const hourly: Job[] = [
  removeOldClaims,
  removeOldPasses,
  removeOldCounts,
  removeUnclaimed,
  removeOldMails,
  removeOldEvents,
  removeOldEndings,
  removeOldCarts,
  removeSecondAccounts,
  expireQuotes,
  removeTemporaryFolders,
  endReservations,
];

// What must happen now and then, in each process; doing it twice does no harm.
export function startUpkeep(strapi: Core.Strapi): { stop(): Promise<void> } {
  const tidy = () => hourly.forEach((job) => run(strapi, job));
  const sendMails = () => run(strapi, wakeMailer);
  const settle = () => run(strapi, reconcilePayments);
  tidy();
  sendMails();
  settle();
  const timers = [
    setInterval(tidy, hour),
    setInterval(sendMails, mailMilliseconds),
    setInterval(settle, settleMilliseconds),
  ];
  for (const timer of timers) timer.unref();
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await endMailer();
    },
  };
}

// Each on its own: one that fails, or waits, holds up none of the others.
function run(strapi: Core.Strapi, job: Job): void {
  job(strapi).catch((error: unknown) => {
    const cause = error instanceof Error ? error.stack : String(error);
    strapi.log.error(`The scheduled job ${job.name} failed: ${cause}`);
  });
}
