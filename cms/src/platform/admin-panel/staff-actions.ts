import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { HttpError } from '../http/http-error';
import { hasPermissions, type Need } from './staff-access';

/** A change that staff with the required permissions make with one of our buttons in the admin panel. */
export type StaffAction = {
  /** Path under `/admin`. */
  path: string;
  needs(): Need[];
  run(strapi: Core.Strapi, ctx: Context): Promise<void>;
};

/** Adds POST routes for the admin panel, which sends the token of its user: a cookie alone changes nothing. */
export function addStaffActions(strapi: Core.Strapi, actions: StaffAction[]): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/admin',
    routes: actions.map(({ path, needs, run }) => ({
      method: 'POST',
      path,
      handler: async (ctx: Context) => {
        if (!(await hasPermissions(strapi, ctx.state.user, needs()))) throw forbidden();
        await run(strapi, ctx);
      },
      config: { policies: ['admin::isAuthenticatedAdmin'] },
      info: { type: 'admin' },
    })),
  });
}

function forbidden(): HttpError {
  const kind = { status: 403, name: 'ForbiddenError' };
  return new HttpError('Your role in the admin does not have permission for this.', kind);
}
