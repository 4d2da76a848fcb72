import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { HttpError } from '../../../platform/http/http-error';
import { monthsBefore } from '../../../platform/jobs/months-before';
import { currentLanguage, inLanguageOf } from '../../../platform/messages/language';
import { shopSettings } from '../../shop-setting/services/shop-settings';
import { accountExpiresEmail, sendAccountEmail } from './account-emails';
import { type Customer, customerUid, findCustomer } from './customer';
import { eraseCustomer } from './personal-data';
import type { SignInListener } from './sign-in-listeners';

const day = 24 * 60 * 60 * 1000;
const noticeDays = 30;
// The job runs hourly, so the next run continues with the rest.
const batchSize = 100;
const Accounts = v.array(v.object({ documentId: v.string() }));

/**
 * Records when the customer used the account and in which language. A token is valid for 30 days, so customers who use
 * their account sign in at least every 30 days.
 */
export const recordSignIn: SignInListener = async (strapi, _ctx, documentId) => {
  const data = {
    activeAt: new Date().toISOString(),
    deletionWarnedAt: null,
    language: currentLanguage(),
  };
  await strapi.db.query(customerUid).update({ where: { documentId }, data });
};

/**
 * Deletes accounts that nobody has signed in to for `accountsKeptMonths`. The owner is always warned by e-mail 30 days before,
 * even if the setting has just been changed. Accounts with open orders are not deleted.
 */
export async function removeInactiveAccounts(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const { accountsKeptMonths: months } = await shopSettings(strapi);
  if (months === 0) return;
  const end = monthsBefore(now, months);
  await warn(strapi, { inactiveSince: new Date(end.getTime() + noticeDays * day), now });
  await remove(strapi, { inactiveSince: end, now });
}

type Inactive = { inactiveSince: Date; now: Date };

async function warn(strapi: Core.Strapi, { inactiveSince, now }: Inactive): Promise<void> {
  const unwarned = { deletionWarnedAt: { $null: true } };
  for (const documentId of await accountsWhere(strapi, { ...unusedSince(inactiveSince), ...unwarned }))
    await strapi.db.transaction(async () => {
      if (!(await claim(strapi, { documentId, ...unwarned }, now))) return;
      const customer = await findCustomer(strapi, documentId);
      if (customer) await sendWarning(strapi, customer);
    });
}

const sendWarning = (strapi: Core.Strapi, customer: Customer): Promise<void> =>
  inLanguageOf(customer, () =>
    sendAccountEmail(strapi, customer.email, accountExpiresEmail(customer, noticeDays)),
  );

async function remove(strapi: Core.Strapi, { inactiveSince, now }: Inactive): Promise<void> {
  const warned = { deletionWarnedAt: { $lte: new Date(now.getTime() - noticeDays * day) } };
  for (const documentId of await accountsWhere(strapi, { ...unusedSince(inactiveSince), ...warned })) {
    const customer = await findCustomer(strapi, documentId);
    // Claiming resets the date of the warning, so an account that cannot be deleted now is retried after another 30 days.
    if (!customer || !(await claim(strapi, { documentId, ...warned }, now))) continue;
    try {
      await eraseCustomer(strapi, customer, 'inactivity');
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
    }
  }
}

/** For accounts without a recorded sign-in, the date of creation counts. */
const unusedSince = (moment: Date) => ({
  $or: [{ activeAt: { $lt: moment } }, { activeAt: { $null: true }, createdAt: { $lt: moment } }],
});

async function accountsWhere(strapi: Core.Strapi, where: object): Promise<string[]> {
  const rows: unknown = await strapi.db
    .query(customerUid)
    .findMany({ where, select: ['documentId'], limit: batchSize });
  return v.parse(Accounts, rows).map(({ documentId }) => documentId);
}

/** True in only one of several processes that try it at the same time. */
async function claim(strapi: Core.Strapi, where: object, now: Date): Promise<boolean> {
  const data = { deletionWarnedAt: now.toISOString() };
  return (await strapi.db.query(customerUid).updateMany({ where, data })).count === 1;
}
