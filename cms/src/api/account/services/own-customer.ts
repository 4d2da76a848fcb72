import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { type Customer, findCustomer } from './customer';

/** The signed-in customer, for routes that require one. */
export async function ownCustomer(strapi: Core.Strapi, ctx: Context): Promise<Customer> {
  const customer = await findCustomer(strapi, String(ctx.state.user?.documentId));
  if (!customer) throw new Error('This route requires a signed-in customer.');
  return customer;
}
