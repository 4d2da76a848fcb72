import type { Core } from '@strapi/strapi';
import { configurationsHolder } from '../part-wizard/saved-configurations';
import { cartHolder } from '../shop/personal-shop';
import type { Customer } from './customer';

/** What somebody who never proved to own the e-mail address left in the account beside its profile. */
export async function clearAccount(strapi: Core.Strapi, customer: Customer): Promise<void> {
  await cartHolder.erase(strapi, customer);
  await configurationsHolder.erase(strapi, customer);
}
