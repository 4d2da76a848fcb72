import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aBackend } from './support/backend';
import { aCustomer, aProduct, Buyer, changeOrder, stockOf } from './support/shop';
import {
  completeAuthentication,
  aPayment,
  moneyOf,
  orderPaid,
  ordersOf,
  pay,
  payWithSaved,
  reconcile,
  startPayment,
  succeeded,
  sendWebhook,
} from './support/payments';

describe('an order paid by card', () => {
  it('is paid, says with which card, and is one order with one capture', async () => {
    const buyer = await aBuyer();
    const started = await aPayment(buyer);
    expect(started.total).toBe(12_300 + 849);
    expect((await pay(started)).json().status).toBe('succeeded');
    const response = await orderPaid(buyer, started);
    expect(response.statusCode).toBe(201);
    expect(response.json().data).toMatchObject({
      state: 'paid',
      payment: { kind: 'card', brand: 'visa', last4: '4242' },
      totals: { total: started.total },
    });
    expect(await moneyOf(started)).toEqual({ captures: 1, refunds: 0 });
    expect((await buyer.cart()).lines).toEqual([]);
  });

  it('is declined with the reason Stripe gives, and then paid with another card', async () => {
    const started = await aPayment(await aBuyer());
    const declined = await pay(started, '4000000000009995');
    expect([declined.statusCode, declined.json().error.decline_code]).toEqual([402, 'insufficient_funds']);
    expect((await pay(started)).json().status).toBe('succeeded');
  });

  it('can require authentication by the bank, and continues afterwards', async () => {
    const [buyer, doubted] = [await aBuyer(), await aBuyer()];
    const started = await aPayment(buyer);
    expect((await pay(started, '4000002500003155')).json().status).toBe('requires_action');
    expect((await orderPaid(buyer, started)).json().error.name).toBe('PaymentNotCompletedError');
    expect((await completeAuthentication(started, 'succeed')).json().status).toBe('succeeded');
    expect((await orderPaid(buyer, started)).statusCode).toBe(201);
    const other = await aPayment(doubted);
    await pay(other, '4000002500003155');
    expect((await completeAuthentication(other, 'fail')).statusCode).toBe(402);
  });

  it('can be paid with a saved card, which only its owner can see and remove', async () => {
    const [buyer, other] = [await aBuyer(), await aBuyer()];
    const first = await aPayment(buyer, { changes: { saveCard: true } });
    await pay(first);
    await orderPaid(buyer, first);
    const cards = async (who: Buyer) => (await who.call('/shopping-cart/cards')).json().data;
    const [card] = await cards(buyer);
    expect(card).toMatchObject({ brand: 'visa', last4: '4242', expiryYear: 2034 });
    expect(await cards(other)).toEqual([]);
    expect((await startPayment(other, randomUUID(), { savedCard: card.id })).statusCode).toBe(400);
    const stolen = await other.call(`/shopping-cart/cards/${card.id}`, { method: 'DELETE' });
    expect(stolen.statusCode).toBe(404);
    await buyer.put(await aProduct(), 1);
    const second = await aPayment(buyer, { changes: { savedCard: card.id } });
    expect((await payWithSaved(second, card.id)).json().status).toBe('succeeded');
    await buyer.call(`/shopping-cart/cards/${card.id}`, { method: 'DELETE' });
    expect(await cards(buyer)).toEqual([]);
  });

  it('is refunded when staff cancel or refund it', async () => {
    const [cancelled, refunded] = [await aPaidOrder(), await aPaidOrder()];
    await changeOrder(cancelled.order.id, { state: 'cancelled' });
    await changeOrder(refunded.order.id, { state: 'refunded' });
    await reconcile();
    for (const { started } of [cancelled, refunded]) {
      expect(await moneyOf(started)).toEqual({ captures: 1, refunds: 1 });
      expect(await ordersOf(started)).toMatchObject([{ state: 'refunded' }]);
    }
  });
});

describe('a payment whose page was closed', () => {
  it('becomes an order and leaves the cart, also if the draft is of an earlier version', async () => {
    const buyer = await aBuyer();
    const started = await aPayment(buyer);
    const payments = (await aBackend()).strapi.db.connection('fieldshop_payments');
    const { draft } = await payments.clone().where({ intent: started.paymentIntent }).first();
    const { cartOwner: holder, ...same } = JSON.parse(draft);
    await payments
      .where({ intent: started.paymentIntent })
      .update({ draft: JSON.stringify({ ...same, holder }) });
    await pay(started);
    await reconcile();
    expect(await ordersOf(started)).toMatchObject([{ state: 'paid' }]);
    expect((await orderPaid(buyer, started)).statusCode).toBe(201);
    expect((await buyer.cart()).lines).toEqual([]);
  });

  it('becomes an order through the webhook, or else through the scheduled job', async () => {
    const key = randomUUID();
    const [notified, unnotified] = [await aPayment(await aBuyer(), { key }), await aPayment(await aBuyer())];
    await pay(notified);
    await pay(unnotified);
    expect((await sendWebhook('payment_intent.succeeded', succeeded(notified))).statusCode).toBe(200);
    // Not the id of the webhook.
    expect(await ordersOf(notified)).toMatchObject([{ state: 'paid', requestId: key }]);
    expect(await ordersOf(unnotified)).toEqual([]);
    await reconcile();
    expect(await ordersOf(unnotified)).toMatchObject([{ state: 'paid' }]);
  });

  it('is one order with one capture after any number of clicks and webhooks in any order', async () => {
    const buyer = await aBuyer();
    const key = randomUUID();
    const begun = await Promise.all(Array.from({ length: 20 }, () => startPayment(buyer, key)));
    const [started] = begun
      .filter(({ statusCode }) => statusCode === 200)
      .map((response) => response.json().data);
    await sendWebhook('payment_intent.succeeded', succeeded(started));
    await pay(started);
    await pay(started);
    const messages = Array.from({ length: 60 }, (_, index) =>
      sendWebhook(
        index % 3 ? 'payment_intent.succeeded' : 'payment_intent.requires_action',
        succeeded(started),
        {
          id: `evt_${index % 7}_${started.paymentIntent}`,
        },
      ),
    );
    await Promise.all([
      ...messages,
      ...Array.from({ length: 20 }, () => orderPaid(buyer, started)),
      reconcile(),
    ]);
    expect(await ordersOf(started)).toHaveLength(1);
    expect(await moneyOf(started)).toEqual({ captures: 1, refunds: 0 });
  });

  it('is refunded when the goods are gone, or the same cart was ordered in another window', async () => {
    const part = await aProduct({ stock: 1 });
    const [quick, late] = [new Buyer(), new Buyer()];
    for (const buyer of [quick, late]) await buyer.put(part, 1);
    const [first, second] = [await aPayment(quick), await aPayment(late)];
    for (const started of [first, second]) await pay(started);
    expect((await orderPaid(quick, first)).statusCode).toBe(201);
    expect((await orderPaid(late, second)).json().error.name).toBe('OutOfStockError');
    expect(await moneyOf(second)).toEqual({ captures: 1, refunds: 1 });
    expect(await stockOf(part)).toEqual([0, 0]);

    const twice = await aBuyer();
    const [one, other] = [await aPayment(twice), await aPayment(twice)];
    for (const started of [one, other]) {
      await pay(started);
      await orderPaid(twice, started);
    }
    expect([await moneyOf(one), await moneyOf(other)]).toEqual([
      { captures: 1, refunds: 0 },
      { captures: 1, refunds: 1 },
    ]);
  });

  it('belongs to one customer, and webhooks without a valid signature are rejected', async () => {
    const started = await aPayment(await aBuyer());
    await pay(started);
    const forged = await sendWebhook('payment_intent.succeeded', succeeded(started), {
      secret: 'whsec_wrong',
    });
    expect(forged.statusCode).toBe(400);
    expect((await orderPaid(await aCustomer(), started)).statusCode).toBe(404);
    expect(await ordersOf(started)).toHaveLength(1);
  });
});

async function aBuyer(): Promise<Buyer> {
  const buyer = await aCustomer();
  await buyer.put(await aProduct(), 1);
  return buyer;
}

async function aPaidOrder() {
  const buyer = await aBuyer();
  const started = await aPayment(buyer);
  await pay(started);
  return { started, order: (await orderPaid(buyer, started)).json().data };
}
