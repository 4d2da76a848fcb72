import type { Context } from 'koa';
import * as v from 'valibot';
import { IdRow, parseRow } from '../../../platform/database/rows';
import { HttpError } from '../../../platform/http/http-error';

type Authenticated = { authenticated: boolean; credentials?: unknown };
const User = v.looseObject({ blocked: v.nullable(v.boolean()) });

// An expired token is rejected even where guests are allowed, so that the device notices that it is signed out.
async function authenticate(ctx: Context): Promise<Authenticated> {
  if (!ctx.get('authorization')) return { authenticated: true, credentials: null };
  const plugin = strapi.plugin('users-permissions');
  const token: unknown = await plugin
    .service('jwt')
    .getToken(ctx)
    ?.catch(() => null);
  const payload = parseRow(IdRow, token);
  const found: unknown = payload && (await plugin.service('user').fetchAuthenticatedUser(payload.id));
  const user = parseRow(User, found);
  if (!user || user.blocked) return { authenticated: false };
  ctx.state.user = user;
  return { authenticated: true, credentials: user };
}

function demandCustomer({ credentials }: Authenticated): void {
  if (!credentials) throw notSignedIn();
}

function notSignedIn(): HttpError {
  return new HttpError('Sign in to continue.', { status: 401, name: 'UnauthorizedError' });
}

// Route config: everyone. Sets ctx.state.user if signed in.
export const anyone = { scope: [], strategies: [{ name: 'anyone', authenticate, verify() {} }] };

// Route config: signed-in customers only.
export const signedIn = {
  scope: [],
  strategies: [{ name: 'signed-in', authenticate, verify: demandCustomer }],
};
