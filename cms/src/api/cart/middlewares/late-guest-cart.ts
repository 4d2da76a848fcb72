import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { customerOf } from '../services/cart-owner';
import { mergeGuestCart } from '../services/merge-guest-cart';

// A change that a guest sent before signing in can arrive afterwards. Its response sets the guest's cookie again, so the
// customer's next request brings the line along.
export default (_config: object, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const customer = customerOf(ctx);
    if (customer !== undefined) await mergeGuestCart(strapi, ctx, customer);
    return next();
  };
