import type { Context } from 'koa';
import { usesSecureCookies } from '../../platform/http/secure-cookies';
import type { Outcome } from './basic-build';
import { postedFields } from './posted-fields';

const year = 365 * 24 * 60 * 60 * 1000;

/**
 * Sets the cookie with the visitor's market, and returns to the page. The site's scripts read the cookie, because data on the
 * device belongs to a market. A code that no market has means the default one.
 */
export function chooseMarket(ctx: Context): Outcome {
  const { market = '', from = '' } = postedFields(ctx);
  const secure = usesSecureCookies(ctx);
  const code = /^[a-z0-9-]{2,20}$/.test(market) ? market : '';
  const options = { httpOnly: false, sameSite: 'lax', path: '/', secure, signed: false } as const;
  ctx.cookies.set('market', code, { ...options, maxAge: code === '' ? 0 : year });
  return { location: isOwnPath(from) ? from : '/' };
}

/** A path of this site. Two slashes at the start would be another host. */
const isOwnPath = (path: string) => /^\/(?![/\\])[^\s\\]*$/.test(path) && path.length <= 2000;
