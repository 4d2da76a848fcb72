import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { type Customer, shownCustomer } from './customer';

// The token carries the number of the sessions it belongs to: a new password begins the next, and ends all others. No two
// tokens are the same: who signs out ends one.
export function sessionOf(strapi: Core.Strapi, customer: Customer) {
  const { id, sessionVersion } = customer;
  const jwt: string = strapi
    .plugin('users-permissions')
    .service('jwt')
    .issue({ id, version: sessionVersion, session: randomUUID() });
  return { jwt, user: shownCustomer(customer) };
}

// As good as the account behind it today.
export async function isTokenGood(strapi: Core.Strapi, jwt: string): Promise<boolean> {
  const plugin = strapi.plugin('users-permissions');
  const payload: { id: number } | null = await plugin
    .service('jwt')
    .verify(jwt)
    .catch(() => null);
  if (payload === null) return false;
  const user: { blocked: boolean | null } | null = await plugin
    .service('user')
    .fetchAuthenticatedUser(payload.id);
  return user !== null && user.blocked !== true;
}
