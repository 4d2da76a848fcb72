import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { clearCart, readCart, removeFromCart, setLines } from '../../../shop/cart/change-cart';
import { parseLineId, parseWantedLine, parseWantedLines } from '../../../shop/cart/wanted-lines';
import { holderOf, ownHolder } from '../../../shop/shopper';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    ctx.set('Cache-Control', 'private, no-store');
    ctx.body = { data: await readCart(strapi, holderOf(ctx)) };
  },

  async setLine(ctx: Context) {
    const line = parseWantedLine(parseLineId(ctx.params.id), ctx.request.body);
    ctx.body = { data: await setLines(strapi, ownHolder(ctx), [line]) };
  },

  async setLines(ctx: Context) {
    ctx.body = { data: await setLines(strapi, ownHolder(ctx), parseWantedLines(ctx.request.body)) };
  },

  async removeLine(ctx: Context) {
    ctx.body = { data: await removeFromCart(strapi, ownHolder(ctx), parseLineId(ctx.params.id)) };
  },

  async clear(ctx: Context) {
    ctx.body = { data: await clearCart(strapi, ownHolder(ctx)) };
  },
});
