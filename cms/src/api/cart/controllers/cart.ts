import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Cart } from '../services/cart';
import { clearCart, readCart, removeFromCart, setLines } from '../services/change-cart';
import { parseLineId, parseLineChange, parseLineChanges } from '../services/line-changes';
import { translatedCart } from '../services/translated-cart';
import { type CartOwner, cartOwnerOf, requireCartOwner } from '../services/cart-owner';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    ctx.set('Cache-Control', 'private, no-store');
    ctx.body = { data: await translatedCart(strapi, await readCart(strapi, cartOwnerOf(ctx))) };
  },

  setLine(ctx: Context) {
    return write(strapi, ctx, (owner) => {
      const line = parseLineChange(parseLineId(ctx.params.id), ctx.request.body);
      return setLines(strapi, owner, [line]);
    });
  },

  setLines(ctx: Context) {
    return write(strapi, ctx, (owner) => setLines(strapi, owner, parseLineChanges(ctx.request.body)));
  },

  removeLine(ctx: Context) {
    return write(strapi, ctx, (owner) => removeFromCart(strapi, owner, parseLineId(ctx.params.id)));
  },

  clear(ctx: Context) {
    return write(strapi, ctx, (owner) => clearCart(strapi, owner));
  },
});

// A repeated write changes nothing and returns the current cart, because responses with carts are not stored.
async function write(
  strapi: Core.Strapi,
  ctx: Context,
  change: (owner: CartOwner) => Promise<Cart>,
): Promise<void> {
  const owner = requireCartOwner(ctx);
  const cart = await (ctx.state.isReplay ? readCart(strapi, owner) : change(owner));
  ctx.body = { data: await translatedCart(strapi, cart) };
}
