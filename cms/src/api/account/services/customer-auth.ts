import type { Context } from 'koa';
import { HttpError } from '../../../platform/http/http-error';

type Authenticated = { authenticated: boolean; credentials?: unknown };

// An expired token is rejected even where guests are allowed, so that the device notices that it is signed out.
async function authenticate(ctx: Context): Promise<Authenticated> {
  if (!ctx.get('authorization')) return { authenticated: true, credentials: null };
  const plugin = strapi.plugin('users-permissions');
  const payload: { id: number } | null = await plugin
    .service('jwt')
    .getToken(ctx)
    ?.catch(() => null);
  const user = payload && (await plugin.service('user').fetchAuthenticatedUser(payload.id));
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
