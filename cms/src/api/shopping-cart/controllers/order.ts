import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { Refusal } from '../../../answers/refusal';
import { spendPass } from '../../../human-check/passes';
import { OrderRequest } from '../../../shop/checkout/checkout';
import { parseData } from '../../../shop/checkout/parse';
import {
  type Access,
  cancelOrder,
  listOrders,
  ownOrder,
  viewOf,
  withdrawOrder,
} from '../../../shop/orders/customer-orders';
import { draftOrder } from '../../../shop/orders/order-draft';
import { orderPaper } from '../../../shop/orders/papers';
import { placeOrder } from '../../../shop/orders/place-order';
import { paidOrder } from '../../../shop/payment/paid-order';
import { shopperOf } from '../../../shop/orders/shopper-of';
import { customerOf } from '../../../shop/shopper';

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
  async place(ctx: Context) {
    const { payment, terms: _terms, ...checkout } = parseData(OrderRequest, ctx.request.body);
    const shopper = shopperOf(ctx, checkout.quote);
    // A purchase order reserves goods before anybody has paid or approved it.
    if (payment.kind === 'purchase-order' && shopper.customer === undefined)
      await spendPass(strapi, { pass: ctx.get('captcha-pass'), entry: ctx.state.entry });
    const order =
      payment.kind === 'card'
        ? await paidOrder(strapi, payment.paymentIntent, shopper)
        : await placeOrder(strapi, await draftOrder(strapi, shopper, checkout), payment);
    ctx.status = 201;
    ctx.body = { data: await viewOf(strapi, order) };
  },

  async list(ctx: Context) {
    const customer = customerOf(ctx);
    if (!customer)
      throw new Refusal('Sign in to see your orders.', { status: 401, name: 'UnauthorizedError' });
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
    ctx.body = { data: await withdrawOrder(strapi, accessOf(ctx)) };
  },

  async paper(ctx: Context) {
    const { name, pdf } = await orderPaper(strapi, await ownOrder(strapi, accessOf(ctx)), ctx.params.kind);
    keepPrivate(ctx);
    ctx.set('Content-Disposition', `inline; filename="${name}.pdf"`);
    ctx.type = 'application/pdf';
    ctx.body = pdf;
  },
});

function accessOf(ctx: Context): Access {
  return { id: String(ctx.params.id), customer: customerOf(ctx), token: ctx.query.token };
}

function keepPrivate(ctx: Context): void {
  ctx.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });
}
