import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { HttpError, notFound } from '../../platform/http/http-error';
import { resetFactor } from './services/change-factor';
import { staffWithFactor } from './services/factors';
import { allMembers, isSuperAdmin, parseMember } from './services/member';
import {
  startOwnSetUp,
  confirmIdentity,
  replaceOwnCodes,
  showOwn,
  turnOffOwn,
  turnOnOwn,
} from './services/own-factor';
import { signInWithCode } from './services/sign-in-with-code';

type Route = {
  method: 'GET' | 'POST';
  path: string;
  run(strapi: Core.Strapi, ctx: Context): Promise<void>;
  /** For users who are not signed in yet. */
  isPublic?: boolean;
};

const routes: Route[] = [
  { method: 'POST', path: '/second-factor/sign-in', run: signInWithCode, isPublic: true },
  { method: 'GET', path: '/second-factor', run: showOwn },
  { method: 'POST', path: '/second-factor/set-up', run: startOwnSetUp },
  { method: 'POST', path: '/second-factor/turn-on', run: turnOnOwn },
  { method: 'POST', path: '/second-factor/turn-off', run: turnOffOwn },
  { method: 'POST', path: '/second-factor/recovery-codes', run: replaceOwnCodes },
  { method: 'GET', path: '/second-factor/staff', run: listStaff },
  { method: 'POST', path: '/second-factor/staff/:id/reset', run: reset },
];

/** Routes under /admin. Those that are not public require the token of the admin panel: a cookie alone is not enough. */
export function addSecondFactorRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/admin',
    routes: routes.map(({ method, path, run, isPublic = false }) => ({
      method,
      path,
      handler: (ctx: Context) => {
        ctx.set('Cache-Control', 'no-store');
        return run(strapi, ctx);
      },
      config: isPublic ? { auth: false } : { policies: ['admin::isAuthenticatedAdmin'] },
      info: { type: 'admin' },
    })),
  });
}

async function listStaff(strapi: Core.Strapi, ctx: Context): Promise<void> {
  requireSuperAdmin(ctx);
  const withFactor = await staffWithFactor(strapi);
  const members = await allMembers(strapi);
  ctx.body = {
    data: members.map(({ staff, email, firstname, lastname }) => ({
      id: staff,
      email,
      name: `${firstname} ${lastname}`.trim(),
      isOn: withFactor.has(staff),
      isSelf: staff === parseMember(ctx.state.user).staff,
    })),
  };
}

async function reset(strapi: Core.Strapi, ctx: Context): Promise<void> {
  requireSuperAdmin(ctx);
  const administrator = await confirmIdentity(strapi, ctx);
  const member = (await allMembers(strapi)).find(({ staff }) => staff === ctx.params.id);
  if (!member) throw notFound();
  await resetFactor(strapi, member, administrator.staff);
  ctx.body = { data: {} };
}

// Not a permission of a role, because anyone who can reset second factors and set passwords can sign in as anybody.
function requireSuperAdmin(ctx: Context): void {
  if (isSuperAdmin(parseMember(ctx.state.user))) return;
  const kind = { status: 403, name: 'ForbiddenError' };
  throw new HttpError('Only a Super Admin can do this.', kind);
}
