import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { notFound, HttpError } from '../../../platform/http/http-error';
import { texts } from '../../../platform/messages/texts';
import { PaymentRequest } from '../../pricing/services/checkout-requests';
import { idempotencyKeyOf } from '../../../platform/idempotency/idempotency-key';
import { parseData } from '../../../platform/http/parse-data';
import { shopperOf } from '../../order/services/shopper-of';
import { payments } from '../services/payments';
import { listCards, removeCard } from '../services/saved-cards';
import { handleBrowserCall } from '../services/fake-stripe/browser-calls';
import { startPayment } from '../services/start-payment';
import { receiveWebhook } from '../services/webhook';
import { customerOf } from '../../cart/services/cart-owner';

const unparsed = Symbol.for('unparsedBody');

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async start(ctx: Context) {
    const attempt = idempotencyKeyOf(ctx) || randomUUID();
    const request = parseData(PaymentRequest, ctx.request.body);
    const shopper = shopperOf(ctx, request.quote);
    ctx.body = { data: await startPayment(strapi, { attempt, shopper }, request) };
  },

  async webhook(ctx: Context) {
    const body: unknown = ctx.request.body;
    const text = typeof body === 'object' && body !== null && unparsed in body ? body[unparsed] : undefined;
    await receiveWebhook(strapi, typeof text === 'string' ? text : '', ctx.get('stripe-signature'));
    ctx.body = { received: true };
  },

  async cards(ctx: Context) {
    ctx.set('Cache-Control', 'private, no-store');
    ctx.body = { data: await listCards(strapi, requireCustomer(ctx)) };
  },

  async removeCard(ctx: Context) {
    const customer = requireCustomer(ctx);
    await removeCard(strapi, customer, String(ctx.params.id));
    ctx.body = { data: await listCards(strapi, customer) };
  },

  async fakeStripe(ctx: Context) {
    if (!payments(strapi)?.isFake) throw notFound();
    const { status, body } = await handleBrowserCall(strapi, ctx);
    ctx.status = status;
    ctx.body = body;
  },
});

function requireCustomer(ctx: Context): string {
  const customer = customerOf(ctx);
  if (customer) return customer;
  throw new HttpError(texts().payments.signIn, { status: 401, name: 'UnauthorizedError' });
}
