import type { Core } from '@strapi/strapi';
import { HttpError } from '../../../platform/http/http-error';
import { inLanguageOf } from '../../../platform/messages/language';
import { texts } from '../../../platform/messages/texts';
import { type Customer, customerUid, customerView } from './customer';
import { type ErasureCause, joinExports, personalDataProviders } from './personal-data-provider';
import { accountDeletedEmail, accountExpiredEmail, sendFinalEmail } from './account-emails';

export async function exportData(strapi: Core.Strapi, customer: Customer) {
  const { createdAt, language } = customer;
  const account = { ...customerView(customer), createdAt, language };
  const parts = await Promise.all(
    personalDataProviders
      .all()
      .map(
        async ({ name, export: from }) => [name, await from(strapi, customer)] satisfies [string, unknown[]],
      ),
  );
  return { exportedAt: new Date().toISOString(), account, ...joinExports(parts) };
}

// Deletes everything in one transaction, except data on other servers, which is deleted first. The e-mail about it is in the
// language of the customer.
export async function eraseCustomer(
  strapi: Core.Strapi,
  customer: Customer,
  cause: ErasureCause = 'request',
): Promise<void> {
  rejectIfOpen(await openOf(strapi, customer));
  for (const { eraseElsewhere } of personalDataProviders.all()) await eraseElsewhere?.(strapi, customer);
  await strapi.db.transaction(async () => {
    rejectIfOpen(await openOf(strapi, customer));
    for (const { erase } of personalDataProviders.all()) await erase(strapi, customer, cause);
    await strapi.documents(customerUid).delete({ documentId: customer.documentId });
    await inLanguageOf(customer, () => sendFinalEmail(strapi, customer.email, noticeOf[cause](customer)));
  });
}

const noticeOf = { request: accountDeletedEmail, inactivity: accountExpiredEmail };

async function openOf(strapi: Core.Strapi, customer: Customer): Promise<string[]> {
  const open: string[] = [];
  for (const provider of personalDataProviders.all())
    open.push(...((await provider.open?.(strapi, customer)) ?? []));
  return open;
}

/** @throws an HttpError (409) that lists the open orders and requests */
export function rejectIfOpen(open: string[]): void {
  if (open.length === 0) return;
  const message = texts().account.stillOpen({ open: open.join(', ') });
  throw new HttpError(message, { status: 409, name: 'StillOpenError', details: { open } });
}
