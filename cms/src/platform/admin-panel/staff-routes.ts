import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { sendPlainPage } from '../http/plain-page';
import { hasPermissions, type Need, signedInMember } from './staff-access';

type Strapi = Core.Strapi;

/** The part of a path with the documentId of an entry. Paths with anything else match no route. */
export const entryId = ':id([a-z\\d]{24})';

/** A route for links in the admin panel to a file or page, for staff with the required permissions. */
export type StaffRoute = {
  /** Path under `/admin`, where the browser sends the cookie of the admin session. */
  path: string;
  needs(strapi: Strapi, ctx: Context): Need[] | Promise<Need[]>;
  send(strapi: Strapi, ctx: Context): void | Promise<void>;
};

/** Adds GET routes to the admin that staff open in the browser, so errors are shown as pages. */
export function addStaffRoutes(strapi: Strapi, routes: StaffRoute[]): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/admin',
    routes: routes.map((route) => ({
      method: 'GET',
      path: route.path,
      handler: (ctx: Context) => handle(strapi, ctx, route),
      // Links send no Authorization header, so Strapi's own check cannot be used.
      config: { auth: false },
      info: { type: 'admin' },
    })),
  });
}

export function sendNotFoundPage(ctx: Context): void {
  const text = 'It was deleted with its order or request, or it has not been uploaded yet.';
  sendPlainPage(ctx, { status: 404, title: 'File not found', text });
}

async function handle(strapi: Strapi, ctx: Context, { needs, send }: StaffRoute): Promise<void> {
  const member = await signedInMember(strapi, ctx);
  if (!member) return askToSignIn(ctx);
  if (!(await hasPermissions(strapi, member, await needs(strapi, ctx)))) return forbid(ctx);
  ctx.set('Cache-Control', 'private, no-store');
  await send(strapi, ctx);
}

function askToSignIn(ctx: Context): void {
  const text =
    'Orders and customer files are only available to staff who are signed in. Sign in to the admin in this browser, then open this link again.';
  sendPlainPage(ctx, { status: 401, title: 'Sign in to continue', text });
}

function forbid(ctx: Context): void {
  const text =
    'Your role in the admin does not have permission for this. Ask an administrator if you need access.';
  sendPlainPage(ctx, { status: 403, title: 'You do not have access', text });
}
