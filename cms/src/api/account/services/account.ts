import type { Core } from '@strapi/strapi';

type User = { blocked: boolean | null; confirmed: boolean | null };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  // A token is worth as much as the account behind it today.
  async isValid(jwt: string): Promise<boolean> {
    const plugin = strapi.plugin('users-permissions');
    const payload: { id?: number } | null = await plugin
      .service('jwt')
      .verify(jwt)
      .catch(() => null);
    if (payload?.id === undefined) return false;
    const user: User | null = await plugin.service('user').fetchAuthenticatedUser(payload.id);
    return user !== null && user.blocked !== true;
  },
});
