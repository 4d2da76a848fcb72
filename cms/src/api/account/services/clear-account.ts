import type { Core } from '@strapi/strapi';
import type { Customer } from './customer';
import { personalDataProviders } from './personal-data-provider';

/** Deletes the data, except the profile, that was added by someone who never confirmed the e-mail address. */
export async function clearAccount(strapi: Core.Strapi, customer: Customer): Promise<void> {
  for (const provider of personalDataProviders.all())
    if (provider.isErasedOnTakeover) await provider.erase(strapi, customer);
}
