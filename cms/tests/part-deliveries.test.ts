import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aProduct, Buyer, changeOrder, order } from './support/shop';

const parcel = { carrier: 'Post', trackingNumber: 'RR1IE', trackingUrl: 'https://carrier.test/RR1IE' };

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('an order that ships in parts', () => {
  it('shows the customer each delivery with its quantities and tracking, on the page and in an e-mail', async () => {
    const { id, number, statusPath, first, second } = await anOrderInProduction();
    await changeOrder(id, { deliveries: [{ lines: [{ partNumber: first, quantity: 1 }], ...parcel }] });
    const stored = await storedDeliveries(id);
    const rest = [
      { partNumber: first, quantity: 1 },
      { partNumber: second, quantity: 3 },
    ];
    await changeOrder(id, { deliveries: [...stored, { lines: rest }], state: 'shipped' });
    expect(await seenAt(statusPath)).toMatchObject([
      { number: 1, lines: [{ partNumber: first, quantity: 1 }], ...parcel },
      { number: 2, lines: rest, trackingNumber: '' },
    ]);
    const mails = await mailsOf(number);
    expect(mails).toHaveLength(2);
    expect(mails[0]).toContain(`1 × ${first} Probe`);
    expect(mails[0]).toContain('Post, RR1IE, https://carrier.test/RR1IE');
    expect(mails[0]).not.toContain(second);
    expect(mails[1]).toContain(`3 × ${second} Probe`);
  });

  it('notifies the customer of tracking that is entered later, but not when it is saved unchanged', async () => {
    const { id, number, statusPath, first } = await anOrderInProduction();
    await changeOrder(id, { deliveries: [{ lines: [{ partNumber: first, quantity: 2 }] }] });
    const [stored = {}] = await storedDeliveries(id);
    await changeOrder(id, { deliveries: [stored], staffNote: 'called' });
    expect(await mailsOf(number)).toHaveLength(1);
    await changeOrder(id, { deliveries: [{ ...stored, ...parcel }] });
    expect(await mailsOf(number)).toHaveLength(2);
    expect(await seenAt(statusPath)).toMatchObject([{ lines: [{ quantity: 2 }], ...parcel }]);
    await changeOrder(id, { state: 'shipped' });
    expect(await seenAt(statusPath)).toHaveLength(1);
  });

  it('rejects a delivery that is not part of it, exceeds the order, or is empty', async () => {
    const { id, number, first } = await anOrderInProduction();
    const expectRejection = (lines: object[]) =>
      expect(changeOrder(id, { deliveries: [{ lines }] })).rejects.toMatchObject({ kind: { status: 400 } });
    await expectRejection([{ partNumber: 'NONE-1', quantity: 1 }]);
    await expectRejection([{ partNumber: first, quantity: 3 }]);
    await expectRejection([{ partNumber: first, quantity: 0 }]);
    await expectRejection([]);
    await expectRejection([
      { partNumber: first, quantity: 1 },
      { partNumber: first, quantity: 1 },
    ]);
    await changeOrder(id, { deliveries: [{ lines: [{ partNumber: first, quantity: 1 }] }] });
    await expect(changeOrder(id, { deliveries: [] })).rejects.toThrow('cannot be removed');
    const [stored = {}] = await storedDeliveries(id);
    const lines = [{ partNumber: first, quantity: 2 }];
    await expect(changeOrder(id, { deliveries: [{ ...stored, lines }] })).rejects.toThrow(
      'has been notified',
    );
    expect(await mailsOf(number)).toHaveLength(1);
  });

  it('returns only unshipped goods to stock when it is cancelled', async () => {
    const { id, first, second } = await anOrderInProduction();
    await changeOrder(id, { deliveries: [{ lines: [{ partNumber: first, quantity: 1 }] }] });
    await changeOrder(id, { state: 'cancelled' });
    expect([await stockOf(first), await stockOf(second)]).toEqual([9, 10]);
  });

  it('waits for staff when a consumer withdraws, because the goods must come back', async () => {
    const { id, statusPath, first } = await anOrderInProduction({ customerKind: 'consumer' });
    await changeOrder(id, { deliveries: [{ lines: [{ partNumber: first, quantity: 1 }] }] });
    const url = `/shopping-cart${statusPath.replace('?', '/withdraw?')}`;
    const { data } = (await new Buyer().call(url, { method: 'POST', data: {} })).json();
    expect(data.state).toBe('in-production');
    expect(data.withdrawnAt).not.toBeNull();
  });

  it('stores one delivery and notifies once when two members of staff save at the same moment', async () => {
    const { id, number, statusPath, first, second } = await anOrderInProduction();
    const add = (partNumber: string) =>
      changeOrder(id, { deliveries: [{ lines: [{ partNumber, quantity: 2 }] }] });
    const results = await Promise.allSettled([add(first), add(second)]);
    const rejected = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(rejected).toMatchObject([
      { kind: { status: 400 }, message: expect.stringContaining('reload the page') },
    ]);
    expect(await seenAt(statusPath)).toHaveLength(1);
    expect(await mailsOf(number)).toHaveLength(1);

    // Like somebody who reloads and enters it again.
    const [stored = {}] = await storedDeliveries(id);
    const missing = results[0]?.status === 'rejected' ? first : second;
    await changeOrder(id, { deliveries: [stored, { lines: [{ partNumber: missing, quantity: 2 }] }] });
    expect(await seenAt(statusPath)).toHaveLength(2);
  });

  it('never ships more than was ordered, however many save at the same moment', async () => {
    const { id, number, statusPath, first } = await anOrderInProduction();
    await changeOrder(id, { deliveries: [{ lines: [{ partNumber: first, quantity: 1 }] }] });
    const [stored = {}] = await storedDeliveries(id);
    const add = () =>
      changeOrder(id, { deliveries: [stored, { lines: [{ partNumber: first, quantity: 1 }] }] });
    const results = await Promise.allSettled([add(), add(), add()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await seenAt(statusPath)).toMatchObject([
      { lines: [{ partNumber: first, quantity: 1 }] },
      { lines: [{ partNumber: first, quantity: 1 }] },
    ]);
    expect(await mailsOf(number)).toHaveLength(2);
  });

  it('keeps the tracking that somebody entered while a colleague had the form open', async () => {
    const { id, statusPath, first } = await anOrderInProduction();
    await changeOrder(id, { deliveries: [{ lines: [{ partNumber: first, quantity: 1 }] }] });
    const [stale = {}] = await storedDeliveries(id);
    await changeOrder(id, { deliveries: [{ ...stale, ...parcel }] });
    const added = { lines: [{ partNumber: first, quantity: 1 }] };
    await expect(changeOrder(id, { deliveries: [stale, added] })).rejects.toThrow('reload the page');
    expect((await seenAt(statusPath))[0]).toMatchObject(parcel);
  });

  it('has no delivery with a date before the order', async () => {
    const { id, first } = await anOrder();
    const deliveries = [{ lines: [{ partNumber: first, quantity: 1 }] }];
    await expect(changeOrder(id, { deliveries })).rejects.toThrow('You cannot add a delivery');
  });
});

async function anOrder(changes: object = {}) {
  const buyer = new Buyer();
  const [first, second] = [await aProduct(), await aProduct()];
  await buyer.put(first, 2);
  await buyer.put(second, 3);
  const { id, number, statusPath } = (await order(buyer, changes)).json().data;
  return { id: String(id), number: String(number), statusPath: String(statusPath), first, second };
}

async function anOrderInProduction(changes: object = {}) {
  const made = await anOrder(changes);
  for (const state of ['approved', 'in-production']) await changeOrder(made.id, { state });
  return made;
}

/** As the admin's form sends them back. */
async function storedDeliveries(documentId: string): Promise<object[]> {
  const populate = { deliveries: { populate: ['lines'] } };
  const found: unknown = await backend.strapi.documents('api::order.order').findOne({ documentId, populate });
  return Reflect.get(Object(found), 'deliveries');
}

async function stockOf(partNumber: string): Promise<unknown> {
  const found = await backend.strapi.documents('api::product.product').findFirst({
    filters: { partNumber },
    status: 'published',
  });
  return found?.stock;
}

async function seenAt(statusPath: string): Promise<object[]> {
  return (await new Buyer().call(`/shopping-cart${statusPath}`)).json().data.deliveries;
}

/** In the order of shipping. */
async function mailsOf(number: string): Promise<string[]> {
  await load('platform/mail/mailer.js').wakeMailer(backend.strapi);
  const mails: { subject: string; text: string }[] = await load('platform/mail/mailbox.js').readMailbox();
  const subject = `Order ${number}: partially shipped`;
  return mails
    .filter((mail) => mail.subject === subject)
    .map(({ text }) => text)
    .toReversed();
}
