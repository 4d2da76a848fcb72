import type { Context } from 'koa';
import { environment } from '../config/environment';

/** Whether cookies of this request can be limited to HTTPS. Prepares the response for such cookies. */
export function usesSecureCookies(ctx: Context): boolean {
  const isSecure = isOverHttps(ctx);
  // Behind a proxy, the connection itself is not encrypted, so `cookies` would throw an error.
  if (isSecure) ctx.cookies.secure = true;
  return isSecure;
}

export const isOverHttps = (ctx: Context): boolean =>
  ctx.secure || environment().SITE_URL?.startsWith('https:') === true;
