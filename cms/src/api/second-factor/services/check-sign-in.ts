import type { Core } from '@strapi/strapi';
import { demandSecondFactor } from './demand';
import { parseMember } from './member';

type Service = (input: unknown) => Promise<unknown>;
type Auth = { checkCredentials(input: unknown): Promise<unknown[]>; resetPassword: Service };
type User = { register: Service; createFirstAdmin: Service };

/**
 * Requires the second factor wherever Strapi creates a session, after the password was checked or set and before the session
 * is created. `check-sessions.ts` would reject a session created anywhere else.
 */
export function checkSignIn(strapi: Core.Strapi): void {
  const demand = (user: unknown) => demandSecondFactor(strapi, parseMember(user));
  const withSecondFactor =
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
    resetPassword: withSecondFactor(async (input) => {
      const user = await auth.resetPassword(input);
      // Strapi does this too, but only if no code is needed.
      await strapi.sessionManager('admin').invalidateRefreshToken(parseMember(user).staff);
      return user;
    }),
  }));
  services.extend('admin::user', (user: User) => ({
    ...user,
    register: withSecondFactor(user.register),
    createFirstAdmin: withSecondFactor(user.createFirstAdmin),
  }));
}
