import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { invalid, notFound, Refusal } from '../../../answers/refusal';
import { PaymentQuestion } from '../../../shop/checkout/checkout';
import { parseData } from '../../../shop/checkout/parse';
import { shopperOf } from '../../../shop/orders/shopper-of';
import { payments } from '../../../shop/payment/payments';
import { listCards, removeCard } from '../../../shop/payment/saved-cards';
import { answerAsStandIn } from '../../../shop/payment/stand-in/browser-calls';
import { startPayment } from '../../../shop/payment/start-payment';
import { receiveWebhook } from '../../../shop/payment/webhook';
import { customerOf } from '../../../shop/shopper';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const unparsed = Symbol.for('unparsedBody');

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async start(ctx: Context) {
    const sent = ctx.get('idempotency-key').toLowerCase();
    if (sent !== '' && !uuid.test(sent)) throw invalid('The header Idempotency-Key must be a UUID.');
    const attempt = sent === '' ? randomUUID() : sent;
    const question = parseData(PaymentQuestion, ctx.request.body);
    const shopper = shopperOf(ctx, question.quote);
    ctx.body = { data: await startPayment(strapi, { attempt, shopper }, question) };
  },

  async webhook(ctx: Context) {
    const body: unknown = ctx.request.body;
    const text = typeof body === 'object' && body !== null && unparsed in body ? body[unparsed] : undefined;
    await receiveWebhook(strapi, typeof text === 'string' ? text : '', ctx.get('stripe-signature'));
    ctx.body = { received: true };
  },

  async cards(ctx: Context) {
    ctx.set('Cache-Control', 'private, no-store');
    ctx.body = { data: await listCards(strapi, neededCustomer(ctx)) };
  },

  async removeCard(ctx: Context) {
    const customer = neededCustomer(ctx);
    await removeCard(strapi, customer, String(ctx.params.id));
    ctx.body = { data: await listCards(strapi, customer) };
  },

  async standIn(ctx: Context) {
    if (!payments(strapi)?.isStandIn) throw notFound();
    const { status, body } = await answerAsStandIn(strapi, ctx);
    ctx.status = status;
    ctx.body = body;
  },
});

function neededCustomer(ctx: Context): string {
  const customer = customerOf(ctx);
  if (customer) return customer;
  throw new Refusal('Sign in to see your cards.', { status: 401, name: 'UnauthorizedError' });
}
