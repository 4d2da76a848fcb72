import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import * as v from 'valibot';
import { payment } from '../../payment/services/payment-record';
import { settlePayment } from '../../payment/services/settle';

const Body = v.object({
  data: v.object({ payment: v.object({ kind: v.literal('card'), paymentIntent: v.string() }) }),
});

// Places the order of a card payment before the transaction of the request starts, because a transaction must not wait for
// Stripe.
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const body = v.safeParse(Body, ctx.request.body);
    const row = body.success
      ? await payment(strapi, { intent: body.output.data.payment.paymentIntent })
      : undefined;
    if (row) await settlePayment(strapi, row);
    return next();
  };
