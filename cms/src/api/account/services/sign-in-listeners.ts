import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createRegistry } from '../../../platform/registry';

/** Called for every new session, for example to merge the guest's cart into the customer's. */
export type SignInListener = (strapi: Core.Strapi, ctx: Context, customerId: string) => Promise<void>;

export const signInListeners = createRegistry<SignInListener>();

export async function notifySignIn(strapi: Core.Strapi, ctx: Context, customerId: string): Promise<void> {
  for (const listener of signInListeners.all()) await listener(strapi, ctx, customerId);
}
