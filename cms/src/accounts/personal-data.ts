import type { Core } from '@strapi/strapi';
import { Refusal } from '../answers/refusal';
import { configurationsHolder } from '../part-wizard/saved-configurations';
import { requestsHolder } from '../requests/personal-requests';
import { cardsHolder, cartHolder, ordersHolder } from '../shop/personal-shop';
import { type Customer, customerUid, shownCustomer } from './customer';
import type { Holder } from './holder';
import { erasedLetter, writeTo } from './letters';

const holders: Holder[] = [ordersHolder, cartHolder, cardsHolder, configurationsHolder, requestsHolder];

export async function exportData(strapi: Core.Strapi, customer: Customer) {
  const account = { ...shownCustomer(customer), createdAt: customer.createdAt };
  const parts = await Promise.all(
    holders.map(async ({ name, export: from }) => [name, await from(strapi, customer)] as const),
  );
  return { exportedAt: new Date().toISOString(), account, ...Object.fromEntries(parts) };
}

// All of it or nothing, but for what lies with others.
export async function eraseCustomer(strapi: Core.Strapi, customer: Customer): Promise<void> {
  await refuseOpen(strapi, customer);
  for (const { eraseElsewhere } of holders) await eraseElsewhere?.(strapi, customer);
  await strapi.db.transaction(async () => {
    await refuseOpen(strapi, customer);
    for (const { erase } of holders) await erase(strapi, customer);
    await strapi.documents(customerUid).delete({ documentId: customer.documentId });
    await writeTo(strapi, customer.email, erasedLetter(customer));
  });
}

async function refuseOpen(strapi: Core.Strapi, customer: Customer): Promise<void> {
  const open: string[] = [];
  for (const holder of holders) open.push(...((await holder.open?.(strapi, customer)) ?? []));
  if (open.length > 0) throw stillOpen(open);
}

function stillOpen(open: string[]): Refusal {
  const message = `This is not finished yet: ${open.join(', ')}. Delete your account when it is.`;
  return new Refusal(message, { status: 409, name: 'StillOpenError', details: { open } });
}
