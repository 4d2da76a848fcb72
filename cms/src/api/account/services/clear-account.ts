import type { Core } from '@strapi/strapi';
import type { Customer } from './customer';
import { personalDataProviders } from './personal-data-provider';

/** Erases what somebody who never proved to own the e-mail address left in the account beside its profile. */
export async function clearAccount(strapi: Core.Strapi, customer: Customer): Promise<void> {
  for (const provider of personalDataProviders.all())
    if (provider.isErasedOnTakeover) await provider.erase(strapi, customer);
}
