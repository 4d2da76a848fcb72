import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aConfirmedCustomer } from './support/customers';
import { aBackend, type Backend, load, uploadsFolder } from './support/backend';
import { aGivenPass, aMessage, announce, piece, postForm, sendForm } from './support/forms';
import { aPayment, orderPaid, pay, reconcile, startPayment } from './support/payments';
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
    'after a %s, the customer is told, can try again with the same key, and pays once',
    async (kind) => {
      const [key, buyer] = [randomUUID(), await aBuyer()];
      const failure = new (stripe().constructor.errors[kind])({ message: 'The key sk_live_secret is wrong' });
      const create = vi.spyOn(stripe().paymentIntents, 'create').mockRejectedValueOnce(failure);
      const refused = await startPayment(buyer, key);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30']);
      expect(refused.json().error).toMatchObject(unavailable);
      expect(refused.json().error.message).toContain('order by purchase order');
      create.mockRestore();
      const started = await aPayment(buyer, { key });
      await pay(started);
      expect((await orderPaid(buyer, started)).statusCode).toBe(201);
    },
  );

  it('a saved card is not said to be missing', async () => {
    const buyer = await aBuyer();
    vi.spyOn(stripe().paymentMethods, 'retrieve').mockRejectedValue(
      new (stripe().constructor.errors.StripeConnectionError)(),
    );
    const answer = await startPayment(buyer, randomUUID(), { savedCard: 'pm_1' });
    expect(answer.json().error).toMatchObject(unavailable);
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
    const answers = [];
    // Some fit into free pages.
    for (let count = 0; count < 20; count += 1) {
      const each = keys[count] ?? '';
      answers.push(await postForm(message, { key: each, pass: passes[count] }));
    }
    await connection.raw('pragma max_page_count = 1073741823');
    expect(answers.at(-1)?.json().error).toMatchObject(unavailable);
    expect((await postForm(message, { key, pass })).statusCode).toBe(201);
    const kept = answers.filter(({ statusCode }) => statusCode === 201).length;
    const where = { name: 'Wrote much' };
    expect(await backend.strapi.db.query('api::contact-form.contact-form').count({ where })).toBe(kept + 1);
  });

  it.skipIf(!existsSync('/dev/full'))('rejects an attachment, which can be sent again', async () => {
    const bytes = Buffer.from('%PDF-1.7 test');
    const id = randomUUID();
    const folder = path.join(uploadsFolder, '..', 'attachments');
    mkdirSync(folder, { recursive: true });
    symlinkSync('/dev/full', path.join(folder, id));
    await announce({ id, bytes, mediaType: 'application/pdf', pass: await aGivenPass(id) });
    expect((await backend.send(piece(id, 0, bytes))).json().error).toMatchObject(unavailable);
  });
});

describe('a server whose clock was a day ahead until it was set', () => {
  const tomorrow = () => Date.now() + 24 * 60 * 60 * 1000;

  it('sends the e-mails of that time', async () => {
    const mails = () => backend.strapi.db.connection('fieldshop_mails');
    await sendForm({ ...aMessage('From the future'), email: 'future@example.test' });
    await mails().update({ sent: null, due: tomorrow() }).where('content', 'like', '%future@example.test%');
    await load('platform/mail/mailer.js').wakeMailer(backend.strapi);
    await expect
      .poll(() => mails().where({ sent: null }).where('content', 'like', '%future@example.test%'))
      .toEqual([]);
  });

  it('makes the refunds of that time', async () => {
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
