import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aCustomer, mailsTo, me, signIn } from './support/customers';
import { aMessage, attach, sendForm } from './support/forms';
import { aCustomer as aBuyer, aProduct, Buyer, changeOrder, order } from './support/shop';

const uid = 'api::contact-form.contact-form';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});
afterEach(async () => {
  keep(undefined);
  await shop(everything);
});

function keep(months: number | undefined): void {
  load('platform/config/environment.js').environment().KEEP_REQUESTS_MONTHS = months;
}

const inMonths = (months: number) => {
  const date = new Date();
  date.setMonth(date.getMonth() + months);
  return new Date(date.getTime() + 60_000);
};
const remove = (now: Date) =>
  load('api/contact-form/services/retention.js').removeOldRequests(backend.strapi, now);
const request = (name: string) => backend.strapi.db.query(uid).findOne({ where: { name } });

async function aRequest(name: string, state: string): Promise<void> {
  const attachment = await attach(Buffer.from('%PDF-1.7 test'), 'application/pdf');
  await sendForm({ ...aMessage(name), attachments: [attachment] });
  await backend.strapi.db.query(uid).update({ where: { name }, data: { state } });
}

const everything = { ordersKeptYears: 0, serviceRequestsKeptMonths: 0, accountsKeptMonths: 0 };
const shop = (data: object) =>
  backend.strapi.db.query('api::shop-setting.shop-setting').updateMany({ where: {}, data });

describe('a request', () => {
  it('is kept without a setting', async () => {
    await aRequest('Kept Forever', 'closed');
    await remove(inMonths(2000));
    expect(await request('Kept Forever')).not.toBeNull();
  });

  it.each(['answered', 'declined', 'closed'])('that is %s is deleted after the set months', async (state) => {
    const name = `Old ${state}`;
    await aRequest(name, state);
    keep(24);
    await remove(inMonths(23));
    expect(await request(name)).not.toBeNull();
    await remove(inMonths(24));
    expect(await request(name)).toBeNull();
  });

  it.each(['new', 'in-work'])('that is %s stays, however old', async (state) => {
    await aRequest(`Open ${state}`, state);
    keep(1);
    await remove(inMonths(100));
    expect(await request(`Open ${state}`)).not.toBeNull();
  });

  it('deletes its attachments as well', async () => {
    await aRequest('With Attachment', 'closed');
    const { reference } = await request('With Attachment');
    const claimed = () => backend.strapi.db.connection('fieldshop_attachments').where({ owner: reference });
    expect(await claimed()).toHaveLength(1);
    keep(1);
    await remove(inMonths(2));
    expect(await claimed()).toHaveLength(0);
  });
});

describe('an order', () => {
  const person = /Ada|Byron|Probes Ltd|Mill Lane|D02 AF30|ada@example|PO-4711|Kiln 7|My note|353 ?1 ?234567/;
  const anonymise = (now: Date) =>
    load('api/order/services/order-retention.js').anonymiseOldOrders(backend.strapi, now);
  const inYears = (years: number) => new Date(Date.UTC(new Date().getUTCFullYear() + years, 0, 1));

  it('loses the person after the set years from the end of its year, but no amount', async () => {
    const [ended, open] = [await anOrder('cancelled'), await anOrder('approved')];
    await anonymise(inYears(100));
    expect(await stored(ended.id)).toContain('Ada Byron');
    await shop({ ordersKeptYears: 6 });
    await anonymise(new Date(inYears(7).getTime() - 1));
    expect(await stored(ended.id)).toContain('Ada Byron');
    await anonymise(inYears(7));
    await anonymise(inYears(7));
    const left = await stored(ended.id);
    expect(left).not.toMatch(person);
    expect(left).toContain(ended.number);
    expect((await new Buyer().call(`/shopping-cart${ended.statusPath}`)).json().data).toMatchObject({
      totals: { total: ended.total },
      shippingAddress: { name: 'Deleted', country: 'IE' },
    });
    expect(await stored(open.id)).toContain('Ada Byron');
  });

  async function anOrder(state: string) {
    const buyer = new Buyer();
    await buyer.put(await aProduct(), 1, { reference: 'Kiln 7' });
    const { id, number, statusPath, totals } = (await order(buyer, { note: 'My note' })).json().data;
    await changeOrder(id, { state });
    return { id: String(id), number: String(number), statusPath: String(statusPath), total: totals.total };
  }

  async function stored(documentId: string): Promise<string> {
    const found = await backend.strapi.db
      .query('api::order.order')
      .findOne({ where: { documentId }, populate: true });
    return JSON.stringify(found);
  }
});

describe('a service request', () => {
  const serviceUid = 'api::calibration-and-repair-form.calibration-and-repair-form';
  const old = (now: Date) =>
    load('api/service-request/services/request-retention.js').removeOldServiceRequests(backend.strapi, now);

  it.each([
    ['returned', false],
    ['declined', false],
    ['accepted', true],
  ])('that is %s is kept after the set months: %s', async (state, remains) => {
    const email = `${state}@retention.test`;
    const instruments = [
      { model: 'P-100-010', serialNumber: 'A1', service: 'calibration', contamination: 'clean' },
    ];
    await sendForm({ name: 'Ada', email, instruments }, { url: '/api/calibration-and-repair-forms' });
    const requests = backend.strapi.db.query(serviceUid);
    await requests.update({ where: { email }, data: { state } });
    await old(inMonths(2000));
    await shop({ serviceRequestsKeptMonths: 24 });
    await old(inMonths(23));
    expect(await requests.count({ where: { email } })).toBe(1);
    await old(inMonths(24));
    expect(await requests.count({ where: { email } })).toBe(remains ? 1 : 0);
  });
});

describe('an account that nobody uses', () => {
  const day = 24 * 60 * 60 * 1000;
  const end = (now: Date) =>
    load('api/account/services/inactive-accounts.js').removeInactiveAccounts(backend.strapi, now);
  const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
  const later = (days: number) => new Date(inMonths(36).getTime() + days * day);

  it('is deleted 30 days after its owner was warned, also if it is much older than the setting', async () => {
    const { email, jwt } = await aCustomer();
    await end(later(9999));
    await shop({ accountsKeptMonths: 36 });
    await end(later(100));
    await end(later(100));
    expect((await subjects(email)).filter((subject) => subject.includes('30 days'))).toHaveLength(1);
    await end(later(129));
    expect((await me(jwt)).statusCode).toBe(200);
    await end(later(130));
    expect((await me(jwt)).statusCode).toBe(401);
    expect(await subjects(email)).toContain('Your account has been deleted');
  });

  it('stays if its owner signs in after the warning', async () => {
    const { email, jwt } = await aCustomer();
    await shop({ accountsKeptMonths: 36 });
    await end(later(0));
    await signIn(email);
    await end(later(20));
    expect((await me(jwt)).statusCode).toBe(200);
    // Signed in today, so it is warned again.
    expect((await subjects(email)).filter((subject) => subject.includes('30 days'))).toHaveLength(2);
  });

  it('stays while an order is open', async () => {
    const buyer = await aBuyer();
    await buyer.put(await aProduct(), 1);
    await order(buyer);
    await shop({ accountsKeptMonths: 1 });
    await end(later(0));
    await end(later(40));
    expect((await me(buyer.token)).statusCode).toBe(200);
  });
});
