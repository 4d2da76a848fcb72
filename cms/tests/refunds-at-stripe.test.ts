import { describe, expect, it } from 'vitest';
import { aBackend, load } from './support/backend';
import { ordersOf, reconcile } from './support/payments';
import {
  aPaidOrder,
  creditNotesAt,
  failAtStripe,
  mailsOf,
  reason,
  refundedAt,
  refundInDashboard,
  seenAt,
  storedRefunds,
} from './support/refunds';
import { Buyer, changeOrder } from './support/shop';

describe('a partial refund', () => {
  it('returns the amount to the card once, and the customer sees it and gets an e-mail', async () => {
    const { started, id, number, statusPath } = await aPaidOrder();
    await changeOrder(id, { refunds: [{ amount: 12.5, reason }] });
    expect(await seenAt(statusPath)).toMatchObject({ state: 'paid', refunds: [] });
    await reconcile();
    await reconcile();
    expect(await refundedAt(started)).toEqual([1250]);
    expect(await seenAt(statusPath)).toMatchObject({
      state: 'paid',
      refunds: [{ amount: 1250, reason, lines: [] }],
    });
    const [mail, ...more] = await mailsOf(number, 'partial refund');
    expect(mail).toContain('We have refunded €12.50 to your card.');
    expect(mail).toContain(reason);
    expect(more).toEqual([]);
  });

  it('of quantities is calculated from the price with tax, and single pieces add up to the line', async () => {
    const { started, id, first, lineTotal } = await aPaidOrder();
    const piece = { reason, lines: [{ partNumber: first, quantity: 1 }] };
    for (let count = 0; count < 3; count += 1)
      await changeOrder(id, { refunds: [...(await storedRefunds(id)), piece] });
    await reconcile();
    const amounts = await refundedAt(started);
    expect(amounts).toHaveLength(3);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(lineTotal);
    await expect(changeOrder(id, { refunds: [...(await storedRefunds(id)), piece] })).rejects.toThrow(
      `${first}: 1 more than ordered.`,
    );
  });

  it('names the products in the e-mail, also if staff enter a smaller amount', async () => {
    const { started, id, number, first } = await aPaidOrder();
    await changeOrder(id, { refunds: [{ amount: 5, reason, lines: [{ partNumber: first, quantity: 2 }] }] });
    await reconcile();
    expect(await refundedAt(started)).toEqual([500]);
    expect((await mailsOf(number, 'partial refund'))[0]).toContain(`2 × ${first}`);
  });

  it('is followed by a refund of the rest when the order is cancelled or refunded', async () => {
    const { started, id, total } = await aPaidOrder();
    await changeOrder(id, { refunds: [{ amount: 5, reason }] });
    await changeOrder(id, { state: 'cancelled' });
    await reconcile();
    expect(await refundedAt(started)).toEqual([500, total - 500]);
    expect(await ordersOf(started)).toMatchObject([{ state: 'refunded' }]);
    await expect(
      changeOrder(id, { refunds: [...(await storedRefunds(id)), { amount: 1, reason }] }),
    ).rejects.toThrow('returns the whole payment');
  });

  it('of the whole amount makes the order refunded', async () => {
    const { started, id, total } = await aPaidOrder();
    await changeOrder(id, { refunds: [{ amount: total / 100, reason }] });
    await reconcile();
    expect(await refundedAt(started)).toEqual([total]);
    expect(await ordersOf(started)).toMatchObject([{ state: 'refunded' }]);
  });

  it('that Stripe rejects is reported to staff, and its amount can be refunded again', async () => {
    const { started, id, number, total, statusPath } = await aPaidOrder();
    await refundInDashboard(started.paymentIntent, total - 100);
    await changeOrder(id, { refunds: [{ amount: 5, reason }] });
    await reconcile();
    expect(await storedRefunds(id)).toMatchObject([
      { state: 'failed', problem: expect.stringContaining('greater than the unrefunded amount') },
    ]);
    expect(await mailsOf(number, 'partial refund')).toEqual([]);
    expect((await mailsOf(number, 'refund failed'))[0]).toContain('Stripe rejected the refund of €5.00');
    expect(await seenAt(statusPath)).toMatchObject({ refunds: [] });
    await changeOrder(id, { refunds: [...(await storedRefunds(id)), { amount: 0.5, reason }] });
    await reconcile();
    expect(await refundedAt(started)).toEqual([total - 100, 50]);
  });

  it('is not sent again if its outcome was lost and Stripe has forgotten the key', async () => {
    const { started, id } = await aPaidOrder();
    await changeOrder(id, { refunds: [{ amount: 5, reason }] });
    const { strapi } = await aBackend();
    await reconcile();
    const [refund] = await storedRefunds(id);
    await strapi.db
      .query('shop.order-refund')
      .update({ where: { id: refund?.id }, data: { state: 'requested' } });
    await strapi.db.connection('fieldshop_fake_stripe').where({ kind: 'key' }).delete();
    await strapi.db
      .connection('fieldshop_payments')
      .where({ intent: started.paymentIntent })
      .update({ refund: 'part', due: 0 });
    await reconcile();
    expect(await refundedAt(started)).toEqual([500]);
    expect(await storedRefunds(id)).toMatchObject([{ state: 'done' }]);
  });

  it('is retried if Stripe cannot be reached', async () => {
    const { started, id } = await aPaidOrder();
    await changeOrder(id, { refunds: [{ amount: 5, reason }] });
    const { stripe } = load('api/payment/services/payments.js').payments((await aBackend()).strapi);
    const { create } = stripe.refunds;
    stripe.refunds.create = () => Promise.reject(new stripe.constructor.errors.StripeConnectionError());
    await reconcile();
    stripe.refunds.create = create;
    expect(await storedRefunds(id)).toMatchObject([{ state: 'requested' }]);
    await reconcile(Date.now() + 7_200_000);
    expect(await refundedAt(started)).toEqual([500]);
  });
});

describe('a refund that Stripe has accepted', () => {
  it('that fails after Stripe had accepted it is reported to staff and to the customer, once', async () => {
    const { started, id, number, statusPath } = await aPaidOrder();
    await changeOrder(id, { refunds: [{ amount: 5, reason }] });
    await reconcile();
    await changeOrder(id, { refunds: [...(await storedRefunds(id)), { amount: 7, reason: 'Delay' }] });
    await reconcile();
    await failAtStripe(started.paymentIntent, 500);
    await failAtStripe(started.paymentIntent, 500);
    expect(await storedRefunds(id)).toMatchObject([
      { state: 'failed', problem: 'expired or canceled card', failedAt: expect.any(String) },
      { state: 'done' },
    ]);
    expect(await seenAt(statusPath)).toMatchObject({
      refunds: [
        { amount: 500, hasFailed: true, creditNote: null },
        { amount: 700, hasFailed: false, creditNote: { number: expect.stringMatching(/^CN-/) } },
      ],
    });
    const [toStaff, ...more] = await mailsOf(number, 'refund failed later');
    expect(toStaff).toContain('The refund of €5.00, which Stripe had accepted, has failed');
    expect(more).toEqual([]);
    const [toCustomer] = await mailsOf(number, 'your refund did not reach your card');
    expect(toCustomer).toContain('Your bank has returned our refund of €5.00.');
    expect(toCustomer).not.toContain('Stripe');
    await changeOrder(id, { refunds: [...(await storedRefunds(id)), { amount: 5, reason }] });
    await reconcile();
    expect(await refundedAt(started)).toEqual([500, 700, 500]);
  });

  it('of the whole payment that fails later is reported too, and the order says so', async () => {
    const { started, id, number, total, statusPath } = await aPaidOrder();
    await changeOrder(id, { state: 'cancelled' });
    await reconcile();
    expect(await seenAt(statusPath)).toMatchObject({
      state: 'refunded',
      refunds: [{ amount: total, reason: 'Order cancelled', hasFailed: false }],
    });
    expect((await mailsOf(number, 'refunded'))[0]).toMatch(/Credit note: CN-\d{4}-\d{6}/);
    await failAtStripe(started.paymentIntent, total);
    expect(await seenAt(statusPath)).toMatchObject({ state: 'refunded', refunds: [{ hasFailed: true }] });
    expect(await mailsOf(number, 'refund failed later')).toHaveLength(1);
    await reconcile();
    expect(await refundedAt(started)).toEqual([total]);
  });

  it('has a credit note with a number of its own, which is void once the refund has failed', async () => {
    const { started, id, number, first, statusPath } = await aPaidOrder();
    await changeOrder(id, { refunds: [{ amount: 5, reason }] });
    await reconcile();
    const lines = [{ partNumber: first, quantity: 1 }];
    await changeOrder(id, { refunds: [...(await storedRefunds(id)), { reason, lines }] });
    await reconcile();
    const notes = await creditNotesAt(statusPath);
    expect(new Set(notes.map((note) => note.number)).size).toBe(2);
    const mails = (await mailsOf(number, 'partial refund')).join('\n');
    for (const note of notes) expect(mails).toContain(`Credit note: ${note.number}`);
    for (const { path } of notes) {
      const pdf = await new Buyer().call(path);
      expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect((await new Buyer().call(path.replace(/token=.*/, 'token=wrong'))).statusCode).toBe(404);
    }
    const unknown = String(notes[0]?.path).replace(/CN-\d{4}-\d{6}/, 'CN-2026-999999');
    expect((await new Buyer().call(unknown)).statusCode).toBe(404);
    await failAtStripe(started.paymentIntent, 500);
    expect(await creditNotesAt(statusPath)).toHaveLength(1);
    expect((await new Buyer().call(String(notes[0]?.path))).statusCode).toBe(200);
  });
});
