import type { Context, Next } from 'koa';
import { keepGuestCookie } from '../shop/shopper';

// Before the idempotency of a write to the cart, so that a repeated answer brings the cookie along too.
export default () => (ctx: Context, next: Next) => {
  keepGuestCookie(ctx);
  return next();
};
