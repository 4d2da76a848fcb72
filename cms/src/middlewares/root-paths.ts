import type { Context, Next } from 'koa';
import { isPartWizardCall } from '../site/reserved-paths';

// The customer's calls outside /api are ordinary API routes behind.
export default () => (ctx: Context, next: Next) => {
  if (/^\/(shopping-cart|recaptcha)\//.test(ctx.path) || isPartWizardCall(ctx.path))
    ctx.path = `/api${ctx.path}`;
  return next();
};
