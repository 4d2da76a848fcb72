import type { Context, Next } from 'koa';
import { environment } from '../platform/config/environment';

const single = ['x-forwarded-host', 'x-forwarded-proto'];

// Each proxy appends to these headers or overwrites them, so entries to the left of those of our own proxies come from
// the visitor. Koa uses the first entry, so only the entry of the outermost trusted proxy is kept.
export default () => (ctx: Context, next: Next) => {
  const { TRUST_PROXY: hops, SITE_URL } = environment();
  const { headers } = ctx.req;
  for (const name of single) {
    const given = headers[name];
    if (typeof given !== 'string') continue;
    const entries = given.split(',').map((entry) => entry.trim());
    headers[name] = entries.at(-Math.min(hops, entries.length)) ?? '';
    // If SITE_URL is set, the host is never taken from the request.
    if (hops === 0 || (name === 'x-forwarded-host' && SITE_URL !== undefined)) delete headers[name];
  }
  return next();
};
