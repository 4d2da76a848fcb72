import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { refreshCookie } from '../../../platform/admin-panel/staff-access';
import { deviceName } from '../../account/services/device-name';
import type { Member } from './member';

/** The device as Strapi's sign-in page sends it. */
export type Device = { deviceId: string | undefined; rememberMe: boolean };

const idleMs = 14 * 24 * 60 * 60 * 1000;

/**
 * Signs in a member of staff who has proven `factor`. Does the same as Strapi's sign-in after the password, with the same
 * cookie and response.
 */
export async function startStaffSession(
  strapi: Core.Strapi,
  ctx: Context,
  { member, factor, device }: { member: Member; factor: string; device: Device },
) {
  const sessions = strapi.sessionManager('admin');
  const metadata = {
    loginAt: new Date().toISOString(),
    deviceName: deviceName(ctx.get('user-agent')),
    secondFactor: factor,
  };
  const { token: refreshToken, absoluteExpiresAt } = await sessions.generateRefreshToken(
    member.staff,
    device.deviceId ?? randomUUID(),
    { type: device.rememberMe ? 'refresh' : 'session', metadata },
  );
  const access = await sessions.generateAccessToken(refreshToken);
  if ('error' in access) throw new Error('The new session ended before it could be used.');
  setCookie(ctx, refreshToken, device.rememberMe ? absoluteExpiresAt : undefined);
  const user: unknown = await strapi.db
    .query('admin::user')
    .findOne({ where: { id: member.id }, populate: ['roles'] });
  const { token } = access;
  return { token, accessToken: token, user: strapi.service('admin::user').sanitizeUser(user) };
}

/** Without `until`, the browser deletes the cookie when it is closed. */
function setCookie(ctx: Context, token: string, until: string | undefined): void {
  const expires = until && new Date(Math.min(Date.now() + idleMs, Date.parse(until)));
  ctx.cookies.set(refreshCookie, token, {
    httpOnly: true,
    secure: process.env.NODE_ENV === 'production' && ctx.secure,
    overwrite: true,
    path: '/admin',
    sameSite: 'lax',
    ...(expires && { expires }),
  });
}
