import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { HttpError } from '../../../platform/http/http-error';
import { texts } from '../../../platform/messages/texts';
import { redirectPermanently } from '../../../platform/http/redirect-permanently';
import { parseData } from '../../../platform/http/parse-data';
import { redeemPass } from '../../human-check/services/passes';
import { type Access, cancelOrder, listOrders, ownOrder, viewOf } from '../services/customer-orders';
import { orderPdf } from '../services/order-pdf';
import { ChosenLines, receiveStatement, Statement, withdrawOrder } from '../services/withdrawals';
import { customerOf } from '../../cart/services/cart-owner';

const wholeNumber = (least: number, most: number, usual: number) =>
  v.fallback(
    v.pipe(
      v.optional(v.string(), String(usual)),
      v.transform(Number),
      v.integer(),
      v.minValue(least),
      v.maxValue(most),
    ),
    usual,
  );
const ListQuery = v.object({
  search: v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(80)), ''),
  page: wholeNumber(1, 10_000, 1),
  pageSize: wholeNumber(1, 100, 20),
});

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const customer = customerOf(ctx);
    if (!customer) throw new HttpError(texts().orders.signIn, { status: 401, name: 'UnauthorizedError' });
    keepPrivate(ctx);
    ctx.body = await listOrders(strapi, customer, v.parse(ListQuery, ctx.query));
  },

  async findOne(ctx: Context) {
    keepPrivate(ctx);
    ctx.body = { data: await viewOf(strapi, await ownOrder(strapi, accessOf(ctx))) };
  },

  async cancel(ctx: Context) {
    ctx.body = { data: await cancelOrder(strapi, accessOf(ctx)) };
  },

  async withdraw(ctx: Context) {
    const { partNumbers } = parseData(v.optional(ChosenLines, {}), ctx.request.body ?? {});
    ctx.body = { data: await withdrawOrder(strapi, accessOf(ctx), partNumbers) };
  },

  async receiveWithdrawal(ctx: Context) {
    const statement = parseData(Statement, ctx.request.body);
    await redeemPass(strapi, { pass: ctx.get('captcha-pass'), entry: ctx.state.entry });
    await receiveStatement(strapi, statement);
    ctx.body = { data: { received: true } };
  },

  async pdf(ctx: Context) {
    const { name, pdf } = await orderPdf(strapi, await ownOrder(strapi, accessOf(ctx)), ctx.params.kind);
    keepPrivate(ctx);
    ctx.set('Content-Disposition', `inline; filename="${name}.pdf"`);
    ctx.type = 'application/pdf';
    ctx.body = pdf;
  },

  oldPdf(ctx: Context) {
    redirectPermanently(ctx, `/shopping-cart/orders/${ctx.params.id}/documents/${ctx.params.kind}`);
  },
});

function accessOf(ctx: Context): Access {
  return { id: String(ctx.params.id), customer: customerOf(ctx), token: ctx.query.token };
}

function keepPrivate(ctx: Context): void {
  ctx.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });
}
