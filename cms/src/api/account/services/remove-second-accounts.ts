import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { clearAccount } from './clear-account';
import { customersOf, customerUid, findCustomer } from './customer';
import { personalDataProviders } from './personal-data-provider';

const batchSize = 100;
/** Longer than the lifetime of a token, so no one is still signed in. */
const retentionMs = 60 * 24 * 60 * 60 * 1000;

const Accounts = v.array(v.object({ documentId: v.string(), email: v.string() }));

/**
 * Deletes old unconfirmed accounts without orders whose e-mail belongs to another account. They are created when someone
 * registers with an e-mail that already has an account.
 */
export async function removeSecondAccounts(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const createdAt = { $lt: new Date(now - retentionMs).toISOString() };
  const candidates = v.parse(
    Accounts,
    await strapi.db
      .query(customerUid)
      .findMany({ where: { confirmed: false, createdAt }, orderBy: { id: 'asc' }, limit: batchSize }),
  );
  for (const { documentId, email } of candidates)
    if (await isSecond(strapi, documentId, email)) await remove(strapi, documentId);
}

async function isSecond(strapi: Core.Strapi, documentId: string, email: string): Promise<boolean> {
  const [owner] = await customersOf(strapi, email);
  if (!owner?.confirmed) return false;
  for (const provider of personalDataProviders.all())
    if (await provider.keepsAccount?.(strapi, documentId)) return false;
  return true;
}

async function remove(strapi: Core.Strapi, documentId: string): Promise<void> {
  const customer = await findCustomer(strapi, documentId);
  if (!customer) return;
  await strapi.db.transaction(async () => {
    await clearAccount(strapi, customer);
    await strapi.documents(customerUid).delete({ documentId });
  });
}
