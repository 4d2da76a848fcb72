import type { Core } from '@strapi/strapi';
import { demandSecondFactor } from './demand';
import { parseMember } from './member';

type Service = (input: unknown) => Promise<unknown>;
type Auth = { checkCredentials(input: unknown): Promise<unknown[]>; resetPassword: Service };
type User = { register: Service; createFirstAdmin: Service };

/**
 * Asks for the second factor in each of Strapi's ways to a session, after the password was right or was set, and before the
 * session is made. `check-sessions.ts` would stop any other way.
 */
export function checkSignIn(strapi: Core.Strapi): void {
  const demand = (user: unknown) => demandSecondFactor(strapi, parseMember(user));
  const demanding =
    (service: Service): Service =>
    async (input) => {
      const user = await service(input);
      await demand(user);
      return user;
    };
  const services = strapi.get('services');
  services.extend('admin::auth', (auth: Auth) => ({
    ...auth,
    async checkCredentials(input: unknown) {
      const result = await auth.checkCredentials(input);
      // [error, user or false, message]
      if (result[1]) await demand(result[1]);
      return result;
    },
    resetPassword: demanding(async (input) => {
      const user = await auth.resetPassword(input);
      // Strapi does so too, but after this.
      await strapi.sessionManager('admin').invalidateRefreshToken(parseMember(user).staff);
      return user;
    }),
  }));
  services.extend('admin::user', (user: User) => ({
    ...user,
    register: demanding(user.register),
    createFirstAdmin: demanding(user.createFirstAdmin),
  }));
}
