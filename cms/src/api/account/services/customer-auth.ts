import type { Context } from 'koa';
import * as v from 'valibot';
import { IdRow, parseRow } from '../../../platform/database/rows';
import { HttpError } from '../../../platform/http/http-error';
import { texts } from '../../../platform/messages/texts';

type Authenticated = { authenticated: boolean; credentials?: unknown };
const User = v.looseObject({ blocked: v.nullable(v.boolean()) });

// Rejects an expired token even where guests are allowed, so that the device notices that it is signed out.
async function authenticate(ctx: Context): Promise<Authenticated> {
  if (!ctx.get('authorization')) return { authenticated: true, credentials: null };
  const plugin = strapi.plugin('users-permissions');
  const token: unknown = await plugin
    .service('jwt')
    .getToken(ctx)
    ?.catch(() => null);
  const payload = parseRow(IdRow, token);
  const entry: unknown = payload && (await plugin.service('user').fetchAuthenticatedUser(payload.id));
  const user = parseRow(User, entry);
  if (!user || user.blocked) return { authenticated: false };
  ctx.state.user = user;
  return { authenticated: true, credentials: user };
}

function requireCustomer({ credentials }: Authenticated): void {
  if (!credentials) throw notSignedIn();
}

function notSignedIn(): HttpError {
  return new HttpError(texts().account.signInToContinue, { status: 401, name: 'UnauthorizedError' });
}

// Route config for everyone. Sets ctx.state.user for signed-in customers.
export const anyone = { scope: [], strategies: [{ name: 'anyone', authenticate, verify() {} }] };

// Route config for signed-in customers only.
export const signedIn = {
  scope: [],
  strategies: [{ name: 'signed-in', authenticate, verify: requireCustomer }],
};
