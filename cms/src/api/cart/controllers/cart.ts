import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Cart } from '../services/cart';
import { clearCart, readCart, removeFromCart, setLines } from '../services/change-cart';
import { parseLineId, parseWantedLine, parseWantedLines } from '../services/wanted-lines';
import { type Holder, holderOf, ownHolder } from '../services/cart-owner';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    ctx.set('Cache-Control', 'private, no-store');
    ctx.body = { data: await readCart(strapi, holderOf(ctx)) };
  },

  setLine(ctx: Context) {
    return write(strapi, ctx, (holder) => {
      const line = parseWantedLine(parseLineId(ctx.params.id), ctx.request.body);
      return setLines(strapi, holder, [line]);
    });
  },

  setLines(ctx: Context) {
    return write(strapi, ctx, (holder) => setLines(strapi, holder, parseWantedLines(ctx.request.body)));
  },

  removeLine(ctx: Context) {
    return write(strapi, ctx, (holder) => removeFromCart(strapi, holder, parseLineId(ctx.params.id)));
  },

  clear(ctx: Context) {
    return write(strapi, ctx, (holder) => clearCart(strapi, holder));
  },
});

// A repeat of a write that was done gets the cart as it is now: responses of carts are not kept.
async function write(
  strapi: Core.Strapi,
  ctx: Context,
  change: (holder: Holder) => Promise<Cart>,
): Promise<void> {
  const holder = ownHolder(ctx);
  ctx.body = { data: await (ctx.state.isReplay ? readCart(strapi, holder) : change(holder)) };
}
