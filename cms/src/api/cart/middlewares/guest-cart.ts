import type { Context, Next } from 'koa';
import { openGuestCart, requireCartOwner } from '../services/cart-owner';

// Runs before the idempotency middleware, so that a repeated response also sets the cookie.
export default () => (ctx: Context, next: Next) => {
  openGuestCart(ctx);
  // Keys are scoped to one cart, so that no one receives the response of another customer.
  ctx.state.idempotencyScope = requireCartOwner(ctx);
  return next();
};
