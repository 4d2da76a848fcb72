import type { Context, Next } from 'koa';
import { environment } from '../platform/config/environment';

// Only where the visitor came by https: on a plain address the header would lock a developer's machine.
export default () => (ctx: Context, next: Next) => {
  if (ctx.secure || environment().SITE_URL?.startsWith('https:'))
    ctx.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  return next();
};
