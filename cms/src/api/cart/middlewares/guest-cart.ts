import type { Context, Next } from 'koa';
import { openGuestCart, requireCartOwner } from '../services/cart-owner';

// Before the idempotency of a write to the cart, so that a repeated response brings the cookie along too.
export default () => (ctx: Context, next: Next) => {
  openGuestCart(ctx);
  // A key means the same write only within one cart: nobody else's response is ever repeated.
  ctx.state.idempotencyScope = requireCartOwner(ctx);
  return next();
};
