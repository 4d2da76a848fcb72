import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { HttpError } from '../../../platform/http/http-error';
import { monthsBefore } from '../../../platform/jobs/months-before';
import { shopSettings } from '../../shop-setting/services/shop-settings';
import { accountExpiresEmail, writeTo } from './account-emails';
import { customerUid, findCustomer } from './customer';
import { eraseCustomer } from './personal-data';
import type { SignInListener } from './sign-in-listeners';

const day = 24 * 60 * 60 * 1000;
const noticeDays = 30;
// More follow an hour later.
const atOnce = 100;
const Accounts = v.array(v.object({ documentId: v.string() }));

/** A token is valid for 30 days, so anyone who uses an account signs in at least that often. */
export const noteSignIn: SignInListener = async (strapi, _ctx, documentId) => {
  const data = { activeAt: new Date().toISOString(), deletionWarnedAt: null };
  await strapi.db.query(customerUid).update({ where: { documentId }, data });
};

/**
 * Deletes accounts that nobody signed in to for `accountsKeptMonths`. Their owners are warned by e-mail 30 days before, also
 * if the setting is new. Accounts with open orders stay.
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
      if (customer) await writeTo(strapi, customer.email, accountExpiresEmail(customer, noticeDays));
    });
}

async function remove(strapi: Core.Strapi, { inactiveSince, now }: Inactive): Promise<void> {
  const warned = { deletionWarnedAt: { $lte: new Date(now.getTime() - noticeDays * day) } };
  for (const documentId of await accountsWhere(strapi, { ...unusedSince(inactiveSince), ...warned })) {
    const customer = await findCustomer(strapi, documentId);
    // If it cannot be deleted, it is tried again after the same time.
    if (!customer || !(await claim(strapi, { documentId, ...warned }, now))) continue;
    try {
      await eraseCustomer(strapi, customer, 'inactivity');
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
    }
  }
}

/** Accounts from before sign-ins were noted count from their creation. */
const unusedSince = (moment: Date) => ({
  $or: [{ activeAt: { $lt: moment } }, { activeAt: { $null: true }, createdAt: { $lt: moment } }],
});

async function accountsWhere(strapi: Core.Strapi, where: object): Promise<string[]> {
  const found: unknown = await strapi.db
    .query(customerUid)
    .findMany({ where, select: ['documentId'], limit: atOnce });
  return v.parse(Accounts, found).map(({ documentId }) => documentId);
}

/** True in one of several processes. */
async function claim(strapi: Core.Strapi, where: object, now: Date): Promise<boolean> {
  const data = { deletionWarnedAt: now.toISOString() };
  return (await strapi.db.query(customerUid).updateMany({ where, data })).count === 1;
}
