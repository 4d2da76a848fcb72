import type { Context, Next } from 'koa';
import { environment } from '../platform/config/environment';

// Only over HTTPS: over HTTP, the header would make a developer's localhost inaccessible.
export default () => (ctx: Context, next: Next) => {
  if (ctx.secure || environment().SITE_URL?.startsWith('https:'))
    ctx.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  return next();
};
