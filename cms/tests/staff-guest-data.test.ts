import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, load } from './support/backend';
import { aConfirmedCustomer, mailsTo } from './support/customers';
import { aMessage, sendForm } from './support/forms';
import { captureLog, logged, restoreLog } from './support/log-lines';
import { aGuestOrder, cancelByLink, orderWithAddress } from './support/shop';
import { aMemberOf, aMemberWith, type StaffMember } from './support/staff';

let administrator: StaffMember;
let shopStaff: StaffMember;
let editor: StaffMember;
beforeAll(async () => {
  captureLog('warn');
  administrator = await aMemberOf('strapi-super-admin');
  shopStaff = await aMemberOf('fieldshop-shop-staff');
  editor = await aMemberOf('strapi-editor');
});

afterAll(restoreLog);

const call = (member: StaffMember, path: string, email: unknown) =>
  member.call('POST', `/admin/personal-data/${path}`, { data: { email } });
const anEmail = () => `${randomUUID()}@example.test`;

describe('the data of a guest who writes a letter', () => {
  it('are found, exported and deleted by an administrator, who cannot delete what is open', async () => {
    const email = anEmail();
    const placed = await aGuestOrder(email);
    await sendForm({ ...aMessage('Ada Byron'), email });
    await mailsTo(email);
    const search = async () => (await call(administrator, 'search', ` ${email.toUpperCase()} `)).json().data;
    expect(await search()).toEqual({
      email,
      accounts: [],
      counts: { orders: 1, requests: 1, emails: 4 },
      open: [`order ${placed.number}`],
    });
    const exported = (await call(administrator, 'export', email)).json();
    expect(exported).toMatchObject({ email, orders: [{ number: placed.number }], requests: [{ email }] });
    const early = await call(administrator, 'erasure', email);
    expect([early.statusCode, early.json().error.details.open]).toEqual([409, [`order ${placed.number}`]]);
    await cancelByLink(placed);
    expect((await call(administrator, 'erasure', email)).statusCode).toBe(200);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Your data has been deleted']);
    expect(await search()).toMatchObject({ counts: { orders: 0, requests: 0, emails: 0 }, open: [] });
    expect(await orderWithAddress(placed.id)).toMatchObject({
      email: 'deleted@invalid',
      shippingAddress: { name: 'Ada Byron' },
    });
  });

  it('come with the accounts of the address, whose data have a page of their own', async () => {
    const { email, documentId } = await aConfirmedCustomer();
    const { data } = (await call(shopStaff, 'search', email)).json();
    expect(data.accounts).toEqual([{ documentId, name: '', isConfirmed: true }]);
  });

  it('are nothing for an address that nobody has used', async () => {
    const { data } = (await call(administrator, 'search', anEmail())).json();
    expect(data).toMatchObject({ accounts: [], counts: { orders: 0, requests: 0, emails: 0 }, open: [] });
  });

  it.each(['', 'ada', 'a@b', `${'a'.repeat(250)}@b.test`, 7, null, ['ada@b.test']])(
    'are not looked for with %j',
    async (typed) => {
      for (const path of ['search', 'export', 'erasure'])
        expect((await call(administrator, path, typed)).statusCode).toBe(400);
    },
  );

  it('need permission to read each kind of entry that is exported', async () => {
    const all = [
      'plugin::users-permissions.user',
      'api::order.order',
      'api::contact-form.contact-form',
      'api::calibration-and-repair-form.calibration-and-repair-form',
    ].map((subject) => ({ action: 'read', subject }));
    expect((await call(await aMemberWith(all), 'export', anEmail())).statusCode).toBe(200);
    for (const missing of all) {
      const member = await aMemberWith(all.filter((one) => one !== missing));
      expect((await call(member, 'export', anEmail())).statusCode, missing.subject).toBe(403);
    }
  });

  it('are shown to shop staff, deleted only by administrators, and closed to everybody else', async () => {
    const email = anEmail();
    await sendForm({ ...aMessage('Ada Byron'), email });
    const statuses = async (member: StaffMember) => [
      (await call(member, 'search', email)).statusCode,
      (await call(member, 'export', email)).statusCode,
      (await call(member, 'erasure', email)).statusCode,
    ];
    expect(await statuses(editor)).toEqual([403, 403, 403]);
    expect(await statuses(shopStaff)).toEqual([200, 200, 403]);
    const { send } = await aBackend();
    for (const path of ['search', 'export', 'erasure']) {
      const url = `/admin/personal-data/${path}`;
      expect((await send({ method: 'POST', url, payload: { data: { email } } })).statusCode).toBe(401);
    }
  });

  it('are deleted once by two members at the same moment', async () => {
    const email = anEmail();
    await sendForm({ ...aMessage('Ada Byron'), email });
    const both = await Promise.all([1, 2].map(() => call(administrator, 'erasure', email)));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await load('platform/mail/mailer.js').wakeMailer((await aBackend()).strapi);
    const { data } = (await call(administrator, 'search', email)).json();
    expect(data.counts).toEqual({ orders: 0, requests: 0, emails: 0 });
  });

  it('leave in the log which member exported and deleted them, but not whose they were', async () => {
    const email = anEmail();
    await sendForm({ ...aMessage('Ada Byron'), email });
    for (const [path, event] of [
      ['export', 'sensitive_read'],
      ['erasure', 'sensitive_delete'],
    ] as const) {
      const lines = await logged(() => call(administrator, path, email));
      expect(lines).toContainEqual(
        expect.objectContaining({ event, level: 'info', staff: expect.stringMatching(/^\d+$/) }),
      );
      expect(JSON.stringify(lines)).not.toContain(email);
    }
  });

  it('leave the same in the log with an account, which is named by its id', async () => {
    const { email, documentId } = await aConfirmedCustomer();
    const url = `/admin/customers/${documentId}`;
    const lines = await logged(async () => {
      await administrator.open(`${url}/data.json`);
      await administrator.call('POST', `${url}/erasure`);
    });
    const events = lines.filter(({ customer }) => customer === documentId).map(({ event }) => event);
    expect(events).toEqual(['sensitive_read', 'sensitive_delete']);
    expect(JSON.stringify(lines)).not.toContain(email);
  });
});
