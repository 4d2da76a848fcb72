import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { type Customer, shownCustomer } from './customer';

// The token contains the session version. A new password increments it, which ends all other sessions. Each token is
// unique, so that signing out ends only one.
export function sessionOf(strapi: Core.Strapi, customer: Customer) {
  const { id, sessionVersion } = customer;
  const jwt: string = strapi
    .plugin('users-permissions')
    .service('jwt')
    .issue({ id, version: sessionVersion, session: randomUUID() });
  return { jwt, user: shownCustomer(customer) };
}

// Valid only while the account exists and is not blocked.
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
