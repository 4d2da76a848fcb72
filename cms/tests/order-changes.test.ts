import { describe, expect, it } from 'vitest';
import { aBackend, load } from './support/backend';
import { anAddress, aProduct, Buyer, changeOrder, mailsAbout, order } from './support/shop';
import { aMemberOf } from './support/staff';

const uid = 'api::order.order';

async function anOrder() {
  const buyer = new Buyer();
  await buyer.put(await aProduct(), 2);
  const { id, number, statusPath } = (await order(buyer)).json().data;
  return { id: String(id), number: String(number), statusPath: String(statusPath) };
}

async function aShippedOrder(tracking: object = {}) {
  const made = await anOrder();
  for (const state of ['approved', 'in-production']) await changeOrder(made.id, { state });
  await changeOrder(made.id, { state: 'shipped', noteToCustomer: 'Two parcels.', ...tracking });
  return made;
}

type Step = { state: string; note: string; carrier: string; trackingNumber: string; trackingUrl: string };

async function stepsShownAt(statusPath: string): Promise<Step[]> {
  return (await new Buyer().call(`/shopping-cart${statusPath}`)).json().data.history;
}

async function trackingMails(number: string): Promise<string[]> {
  const subject = `Order ${number}: tracking details`;
  const { strapi } = await aBackend();
  await load('platform/mail/mailer.js').wakeMailer(strapi);
  const mails: { subject: string; text: string }[] = await load('platform/mail/mailbox.js').readMailbox();
  return mails.filter((mail) => mail.subject === subject).map(({ text }) => text);
}

const tracking = {
  carrier: 'Post',
  trackingNumber: 'RR1IE',
  trackingUrl: 'https://carrier.test/RR1IE',
};

describe('tracking that is entered after "shipped"', () => {
  it('is shown to the customer with that step, and sent in one e-mail', async () => {
    const { id, number, statusPath } = await aShippedOrder();
    await changeOrder(id, { ...tracking });
    const shipped = (await stepsShownAt(statusPath)).find(({ state }) => state === 'shipped');
    expect(shipped).toMatchObject({ ...tracking, note: 'Two parcels.' });
    const [mail, ...more] = await trackingMails(number);
    expect(mail).toContain('Post, RR1IE, https://carrier.test/RR1IE');
    expect(more).toEqual([]);
  });

  it('is sent again when it is corrected, but not when it is saved unchanged', async () => {
    const { id, number, statusPath } = await aShippedOrder(tracking);
    await changeOrder(id, { ...tracking, staffNote: 'called' });
    expect(await trackingMails(number)).toEqual([]);
    await changeOrder(id, { trackingNumber: 'RR2IE' });
    const shipped = (await stepsShownAt(statusPath)).find(({ state }) => state === 'shipped');
    expect(shipped).toMatchObject({ ...tracking, trackingNumber: 'RR2IE' });
    expect(await trackingMails(number)).toHaveLength(1);
  });

  it('is shown, but not e-mailed, when it is removed, or added with or after "delivered"', async () => {
    const { id, number, statusPath } = await aShippedOrder(tracking);
    await changeOrder(id, { carrier: '', trackingNumber: '', trackingUrl: null });
    await changeOrder(id, { state: 'delivered', carrier: 'Courier' });
    await changeOrder(id, { trackingNumber: 'C-1' });
    const steps = await stepsShownAt(statusPath);
    expect(steps.map(({ state }) => state).slice(-2)).toEqual(['shipped', 'delivered']);
    expect(steps.at(-2)).toMatchObject({ carrier: 'Courier', trackingNumber: 'C-1', trackingUrl: '' });
    expect(await trackingMails(number)).toEqual([]);
  });

  it('is sent with the "shipped" e-mail when it is entered before', async () => {
    const { id, number, statusPath } = await anOrder();
    await changeOrder(id, { ...tracking });
    expect((await stepsShownAt(statusPath)).map(({ trackingNumber }) => trackingNumber)).toEqual(['']);
    for (const state of ['approved', 'in-production', 'shipped']) await changeOrder(id, { state });
    expect((await stepsShownAt(statusPath)).at(-1)).toMatchObject(tracking);
    expect(await trackingMails(number)).toEqual([]);
  });
});

describe('a locked field of an order', () => {
  const changes: Record<string, unknown> = {
    number: 'A-1',
    total: 1,
    currency: 'USD',
    lines: [],
    totals: {},
    history: [],
    placedAt: '2020-01-01T00:00:00.000Z',
    name: 'Somebody else',
    shippingAddress: { ...anAddress, city: 'Elsewhere' },
    billingAddress: anAddress,
    paymentKind: 'card',
    purchaseOrderNumber: 'PO-1',
    customer: 'x',
    reservationEndedAt: '2020-01-01T00:00:00.000Z',
  };

  it.each(Object.entries(changes))('is rejected, and nothing is saved: %s', async (field, value) => {
    const { id, number } = await anOrder();
    await expect(changeOrder(id, { [field]: value, staffNote: 'new' })).rejects.toMatchObject({
      kind: { status: 400, details: { errors: [{ path: [field] }] } },
    });
    const stored = await (await aBackend()).strapi.documents(uid).findOne({ documentId: id });
    expect(stored).toMatchObject({ number, staffNote: null });
    expect(await mailsAbout(number)).toHaveLength(2);
  });

  it('is rejected in an order line too', async () => {
    const { id } = await anOrder();
    const { strapi } = await aBackend();
    const stored = await strapi.documents(uid).findOne({ documentId: id, populate: ['lines'] });
    const lines = (stored?.lines ?? []).map((line: object) => ({ ...line, quantity: 1 }));
    await expect(changeOrder(id, { lines })).rejects.toThrow('"lines" cannot be changed here');
  });

  it('may be sent unchanged, because the form of the admin sends all fields', async () => {
    const { id } = await anOrder();
    const clerk = await aMemberOf('fieldshop-shop-staff');
    const url = `/content-manager/collection-types/${uid}/${id}`;
    const { data } = (await clerk.call('GET', url)).json();
    const saved = await clerk.call('PUT', url, { ...data, state: 'approved', staffNote: 'seen' });
    expect([saved.statusCode, saved.json().error?.message]).toEqual([200, undefined]);
    expect(saved.json().data).toMatchObject({ state: 'approved', staffNote: 'seen', total: data.total });
    const stale = await clerk.call('PUT', url, { ...data, state: 'approved', staffNote: 'again' });
    expect(stale.json().error).toMatchObject({
      message: expect.stringContaining('reload the page'),
      details: { errors: [{ path: ['history'] }] },
    });
  });
});

describe('the history of an order', () => {
  it('shows the author of each change, but only to staff', async () => {
    const { id, statusPath } = await anOrder();
    const clerk = await aMemberOf('fieldshop-shop-staff');
    const url = `/content-manager/collection-types/${uid}/${id}`;
    const { data } = (await clerk.call('GET', url)).json();
    const saved = await clerk.call('PUT', url, { ...data, state: 'approved' });
    expect(saved.json().data.history).toMatchObject([
      { state: 'awaiting-payment', author: 'Customer' },
      { state: 'approved', author: 'A Member' },
    ]);
    expect(JSON.stringify(await stepsShownAt(statusPath))).not.toContain('A Member');
  });

  it('names the customer who cancels', async () => {
    const buyer = new Buyer();
    await buyer.put(await aProduct(), 1);
    const { id, statusPath } = (await order(buyer)).json().data;
    const { search } = new URL(String(statusPath), 'http://shop.test');
    await buyer.call(`/shopping-cart/orders/${id}/cancel${search}`, { method: 'POST' });
    const { strapi } = await aBackend();
    const stored = await strapi.documents(uid).findOne({ documentId: id, populate: ['history'] });
    expect(stored?.history?.at(-1)).toMatchObject({ state: 'cancelled', author: 'Customer' });
  });
});
