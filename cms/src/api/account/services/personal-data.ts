import type { Core } from '@strapi/strapi';
import { HttpError } from '../../../platform/http/http-error';
import { type Customer, customerUid, shownCustomer } from './customer';
import { personalDataProviders } from './personal-data-provider';
import { accountDeletedEmail, writeTo } from './account-emails';

export async function exportData(strapi: Core.Strapi, customer: Customer) {
  const account = { ...shownCustomer(customer), createdAt: customer.createdAt };
  const parts = await Promise.all(
    personalDataProviders
      .all()
      .map(async ({ name, export: from }) => [name, await from(strapi, customer)] as const),
  );
  return { exportedAt: new Date().toISOString(), account, ...Object.fromEntries(parts) };
}

// One transaction, except for data on other servers.
export async function eraseCustomer(strapi: Core.Strapi, customer: Customer): Promise<void> {
  await rejectOpen(strapi, customer);
  for (const { eraseElsewhere } of personalDataProviders.all()) await eraseElsewhere?.(strapi, customer);
  await strapi.db.transaction(async () => {
    await rejectOpen(strapi, customer);
    for (const { erase } of personalDataProviders.all()) await erase(strapi, customer);
    await strapi.documents(customerUid).delete({ documentId: customer.documentId });
    await writeTo(strapi, customer.email, accountDeletedEmail(customer));
  });
}

async function rejectOpen(strapi: Core.Strapi, customer: Customer): Promise<void> {
  const open: string[] = [];
  for (const provider of personalDataProviders.all())
    open.push(...((await provider.open?.(strapi, customer)) ?? []));
  if (open.length > 0) throw stillOpen(open);
}

function stillOpen(open: string[]): HttpError {
  const message = `You can delete your account when these are completed: ${open.join(', ')}.`;
  return new HttpError(message, { status: 409, name: 'StillOpenError', details: { open } });
}
