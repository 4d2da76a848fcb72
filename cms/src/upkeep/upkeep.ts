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

// What must happen now and then, in each process; doing it twice does no harm.
export function startUpkeep(strapi: Core.Strapi): { stop(): Promise<void> } {
  const tidy = () =>
    run(strapi, async () => {
      await removeOldClaims(strapi);
      await removeOldPasses(strapi);
      await removeOldCounts(strapi);
      await removeUnclaimed(strapi);
      await removeOldMails(strapi);
      await removeOldEvents(strapi);
      await removeOldEndings(strapi);
      await removeOldCarts(strapi);
      await removeSecondAccounts(strapi);
      await expireQuotes(strapi);
      await removeAbandonedFolders();
      await endReservations(strapi);
    });
  const sendMails = () => run(strapi, () => wakeMailer(strapi));
  const settle = () => run(strapi, () => reconcilePayments(strapi));
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

function run(strapi: Core.Strapi, work: () => Promise<void>): void {
  work().catch((error) => strapi.log.error(error));
}
