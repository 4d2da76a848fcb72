import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aConfirmedCustomer, signIn } from './support/customers';
import { aBackend, type Backend, load, uploadsFolder } from './support/backend';
import { aGivenPass, aMessage, announce, chunkOf, postForm, sendForm } from './support/forms';
import {
  aPayment,
  orderPaid,
  ordersOf,
  pay,
  reconcile,
  startPayment,
  succeeded,
  sendWebhook,
} from './support/payments';
import { aPaidOrder, reason, refundedAt } from './support/refunds';
import { aCustomer, aProduct, type Buyer, changeOrder } from './support/shop';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});
afterEach(() => vi.restoreAllMocks());

const unavailable = { status: 503, name: 'ServiceUnavailableError' };

describe('while Stripe cannot be used', () => {
  const stripe = () => load('api/payment/services/payments.js').payments(backend.strapi).stripe;

  it.each(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError', 'StripeAuthenticationError'])(
    'after a %s, the customer gets an error, can try again with the same key, and pays once',
    async (kind) => {
      const [key, buyer] = [randomUUID(), await aBuyer()];
      const failure = new (stripe().constructor.errors[kind])({ message: 'The key sk_live_secret is wrong' });
      const create = vi.spyOn(stripe().paymentIntents, 'create').mockRejectedValueOnce(failure);
      const rejected = await startPayment(buyer, key);
      expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '30']);
      expect(rejected.json().error).toMatchObject(unavailable);
      expect(rejected.json().error.message).toContain('order by purchase order');
      create.mockRestore();
      const started = await aPayment(buyer, { key });
      await pay(started);
      expect((await orderPaid(buyer, started)).statusCode).toBe(201);
    },
  );

  it('a saved card is not reported as missing', async () => {
    const buyer = await aBuyer();
    vi.spyOn(stripe().paymentMethods, 'retrieve').mockRejectedValue(
      new (stripe().constructor.errors.StripeConnectionError)(),
    );
    const response = await startPayment(buyer, randomUUID(), { savedCard: 'pm_1' });
    expect(response.json().error).toMatchObject(unavailable);
  });
});

describe('while Stripe accepts connections but never responds', () => {
  it('a request times out, the customer gets an error, and the same attempt then pays once', async () => {
    const silent = createServer(() => {});
    const port = await new Promise<number>((resolve) => {
      silent.listen(0, '127.0.0.1', () => resolve(Object(silent.address()).port));
    });
    const payments = load('api/payment/services/payments.js').payments(backend.strapi);
    const { stripe } = payments;
    // As in payments.ts, with a shorter timeout.
    const slow = { host: '127.0.0.1', port, protocol: 'http', timeout: 300, maxNetworkRetries: 1 };
    payments.stripe = new stripe.constructor('sk_test_slow', slow);
    const [key, buyer, startedAt] = [randomUUID(), await aBuyer(), performance.now()];
    const rejected = await startPayment(buyer, key);
    payments.stripe = stripe;
    silent.closeAllConnections();
    silent.close();
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '30']);
    expect(rejected.json().error).toMatchObject(unavailable);
    expect(performance.now() - startedAt).toBeLessThan(5000);
    const started = await aPayment(buyer, { key });
    await pay(started);
    expect((await orderPaid(buyer, started)).statusCode).toBe(201);
  });
});

describe('a server whose clock is a day behind', () => {
  const yesterday = () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 24 * 60 * 60 * 1000);

  it('keeps customers signed in whose sessions started before', async () => {
    const { jwt } = await aConfirmedCustomer();
    yesterday();
    const { statusCode } = await backend.get('/api/users/me', { authorization: `Bearer ${jwt}` });
    expect(statusCode).toBe(200);
  });

  it('lets people who had used up their attempts try again', async () => {
    const { email } = await aConfirmedCustomer();
    const guess = () => signIn(email, 'a wrong password', '10.4.4.4');
    for (let time = 0; time < 10; time += 1) await guess();
    expect((await guess()).statusCode).toBe(429);
    yesterday();
    expect((await guess()).statusCode).toBe(400);
  });

  it('accepts webhooks from Stripe, although their timestamps are in the future', async () => {
    const started = await aPayment(await aBuyer());
    await pay(started);
    yesterday();
    const timestamp = Math.floor(Date.now() / 1000) + 24 * 60 * 60;
    const response = await sendWebhook('payment_intent.succeeded', succeeded(started), { timestamp });
    expect(response.statusCode).toBe(200);
    expect(await ordersOf(started)).toMatchObject([{ state: 'paid' }]);
  });

  it('does not regard a quote that is valid until today as expired', () => {
    const today = new Date().toISOString().slice(0, 10);
    const { hasExpired } = load('api/quote/services/quote-record.js');
    expect(hasExpired({ validUntil: today })).toBe(false);
    yesterday();
    expect(hasExpired({ validUntil: today })).toBe(false);
  });
});

describe('a full disk', () => {
  it('rejects a form, loses no stored data, and accepts the form once space is free', async () => {
    const key = randomUUID();
    const pass = await aGivenPass(key);
    const { connection } = backend.strapi.db;
    const keys = Array.from({ length: 20 }, () => randomUUID());
    const passes: string[] = [];
    for (const each of keys) passes.push(await aGivenPass(each));
    const [{ page_count: pages }] = await connection.raw('pragma page_count');
    await connection.raw(`pragma max_page_count = ${pages}`);
    const message = { ...aMessage('Wrote much'), message: 'long '.repeat(1000) };
    const responses = [];
    // Some forms fit into free pages of the database.
    for (let count = 0; count < 20; count += 1) {
      const each = keys[count] ?? '';
      responses.push(await postForm(message, { key: each, pass: passes[count] }));
    }
    await connection.raw('pragma max_page_count = 1073741823');
    expect(responses.at(-1)?.json().error).toMatchObject(unavailable);
    expect((await postForm(message, { key, pass })).statusCode).toBe(201);
    const stored = responses.filter(({ statusCode }) => statusCode === 201).length;
    const where = { name: 'Wrote much' };
    expect(await backend.strapi.db.query('api::contact-form.contact-form').count({ where })).toBe(stored + 1);
  });

  it.skipIf(!existsSync('/dev/full'))('rejects an attachment, which can be sent again', async () => {
    const bytes = Buffer.from('%PDF-1.7 test');
    const id = randomUUID();
    const folder = path.join(uploadsFolder, '..', 'attachments');
    mkdirSync(folder, { recursive: true });
    symlinkSync('/dev/full', path.join(folder, id));
    await announce({ id, bytes, mediaType: 'application/pdf', pass: await aGivenPass(id) });
    expect((await backend.send(chunkOf(id, 0, bytes))).json().error).toMatchObject(unavailable);
  });
});

describe('a server whose clock was a day ahead until it was set', () => {
  const tomorrow = () => Date.now() + 24 * 60 * 60 * 1000;

  it('sends the e-mails that were due then', async () => {
    const mails = () => backend.strapi.db.connection('fieldshop_mails');
    await sendForm({ ...aMessage('From the future'), email: 'future@example.test' });
    await mails().update({ sent: null, due: tomorrow() }).where('content', 'like', '%future@example.test%');
    await load('platform/mail/mailer.js').wakeMailer(backend.strapi);
    await expect
      .poll(() => mails().where({ sent: null }).where('content', 'like', '%future@example.test%'))
      .toEqual([]);
  });

  it('executes the refunds that were due then', async () => {
    const { started, id } = await aPaidOrder();
    await changeOrder(id, { refunds: [{ amount: 5, reason }] });
    await backend.strapi.db
      .connection('fieldshop_payments')
      .where({ intent: started.paymentIntent })
      .update({ due: tomorrow() });
    await reconcile(Date.now());
    expect(await refundedAt(started)).toEqual([500]);
  });

  it('keeps customers signed in', async () => {
    const then = tomorrow();
    vi.spyOn(Date, 'now').mockReturnValue(then);
    const { jwt } = await aConfirmedCustomer();
    vi.mocked(Date.now).mockRestore();
    const { statusCode } = await backend.get('/api/users/me', { authorization: `Bearer ${jwt}` });
    expect(statusCode).toBe(200);
  });
});

async function aBuyer(): Promise<Buyer> {
  const buyer = await aCustomer();
  await buyer.put(await aProduct(), 1);
  return buyer;
}
