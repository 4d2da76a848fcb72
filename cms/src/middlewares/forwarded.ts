import type { Context, Next } from 'koa';
import { environment } from '../platform/config/environment';

const single = ['x-forwarded-host', 'x-forwarded-proto'];

// Each proxy appends to these headers or overwrites them, and what is left of the entries of our own proxies was sent by
// the visitor. Koa takes the first entry; this leaves only the one that the outermost trusted proxy wrote.
export default () => (ctx: Context, next: Next) => {
  const { TRUST_PROXY: hops, SITE_URL } = environment();
  const { headers } = ctx.req;
  for (const name of single) {
    const given = headers[name];
    if (typeof given !== 'string') continue;
    const entries = given.split(',').map((entry) => entry.trim());
    headers[name] = entries.at(-Math.min(hops, entries.length)) ?? '';
    // With a public URL in the settings no visitor names the host.
    if (hops === 0 || (name === 'x-forwarded-host' && SITE_URL !== undefined)) delete headers[name];
  }
  return next();
};
