import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { customerOf } from '../services/cart-owner';
import { mergeGuestCart } from '../services/merge-guest-cart';

// A change that a guest sent before signing in can arrive after it. The response to that change sets the guest's cookie
// again, so the customer's next request contains the cookie and its cart is merged here.
export default (_config: object, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const customer = customerOf(ctx);
    if (customer !== undefined) await mergeGuestCart(strapi, ctx, customer);
    return next();
  };
