import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend } from './support/backend';
import { mailsTo } from './support/customers';
import { aGivenPass } from './support/forms';
import { aProduct, Buyer, changeOrder, mailsAbout, order } from './support/shop';

beforeAll(async () => {
  await aBackend();
});

describe('the e-mail that confirms a withdrawal', () => {
  it('states what was received and when, and the return address, if goods were sent', async () => {
    const text = await confirmationAfter(['approved', 'in-production', 'shipped']);
    expect(text).toMatch(/received your withdrawal .* on \d{1,2} \w+ \d{4} at \d{2}:\d{2}/);
    expect(text).toContain('within 14 days');
    expect(text).toMatch(/Return address: \S/);
    expect(text).toContain('Name: Ada Byron');
    expect(text).toContain('Statement: I withdraw from the contract for the whole order.');
  });

  it('does not ask for goods that were never sent', async () => {
    const text = await confirmationAfter(['approved', 'in-production']);
    expect(text).toContain('there is nothing to return');
    expect(text).not.toMatch(/[Rr]eturn the goods|Return address|goods arrive/);
  });
});

describe('a withdrawal', () => {
  it('is possible from the order on, and cancels an order of which nothing was sent', async () => {
    const { statusPath } = await anOrder({ customerKind: 'consumer' });
    expect((await seenAt(statusPath)).canWithdraw).toBe(true);
    expect((await withdrawAt(statusPath)).json().data).toMatchObject({ state: 'cancelled' });
    expect((await withdrawAt(statusPath)).statusCode).toBe(409);
  });

  it('can be for single lines, one after the other', async () => {
    const { number, statusPath, parts } = await aConsumersOrder();
    const first = await withdrawAt(statusPath, [parts[0]]);
    expect(first.json().data).toMatchObject({
      state: 'awaiting-payment',
      canWithdraw: true,
      withdrawnAt: null,
      lines: [{ withdrawnAt: expect.any(String) }, { withdrawnAt: null }],
    });
    for (const wrong of [[parts[0]], ['NONE-1'], [''], [7], 'T1'])
      expect((await withdrawAt(statusPath, wrong)).statusCode).toBe(400);
    expect((await withdrawAt(statusPath, [parts[1]])).json().data).toMatchObject({ state: 'cancelled' });
    const [last, before] = await confirmationsOf(number);
    expect(before).toContain(`for 1 × ${parts[0]}`);
    expect(last).toContain(`for 1 × ${parts[1]}`);
    expect(last).toContain('We have cancelled the order.');
  });

  it('is one, when it is sent twice at the same moment', async () => {
    const { number, statusPath } = await aConsumersOrder();
    const both = await Promise.all([withdrawAt(statusPath), withdrawAt(statusPath)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await confirmationsOf(number)).toHaveLength(1);
  });

  it('can be stated without the link, in any spelling, and is then left to staff to cancel', async () => {
    const { number, statusPath } = await aConsumersOrder();
    const stated = { name: 'A. Byron', number: number.toLowerCase(), email: 'ADA@example.test' };
    const response = await state(stated);
    expect([response.statusCode, response.json()]).toEqual([200, { data: { received: true } }]);
    const seen = await seenAt(statusPath);
    expect(seen).toMatchObject({ state: 'awaiting-payment', canWithdraw: false });
    const [confirmation] = await confirmationsOf(number);
    expect(confirmation).toContain('Name: A. Byron');
    expect(confirmation).toContain('We will not send these goods.');
  });

  it('reveals nothing about an order, and is confirmed even if it matches none', async () => {
    const { number, statusPath } = await aConsumersOrder();
    const mine = `${number.toLowerCase()}@example.test`;
    const ofBusiness = await anOrder();
    for (const wrong of [
      { number, email: mine },
      { number: 'A-1999-000001', email: mine },
      { number, email: 'ada@example.test', partNumbers: ['NONE-1'] },
      { number: ofBusiness.number, email: 'ada@example.test' },
    ]) {
      const response = await state({ name: 'Ada', ...wrong });
      expect([response.statusCode, response.json()]).toEqual([200, { data: { received: true } }]);
    }
    expect(await seenAt(statusPath)).toMatchObject({ canWithdraw: true, withdrawnAt: null });
    const mails = await mailsTo(mine);
    expect(mails.map(({ subject }) => subject)).toEqual(['Withdrawal received', 'Withdrawal received']);
    expect(mails[1]?.text).toContain(`Order: ${number}`);
  });

  it('cannot be stated without the human check, or incompletely', async () => {
    const { number } = await aConsumersOrder();
    const stated = { name: 'Ada', number, email: 'ada@example.test' };
    expect((await state(stated, '')).statusCode).toBe(403);
    for (const wrong of [{ name: '' }, { number: 'A'.repeat(41) }, { email: 'ada' }, { partNumbers: 'all' }])
      expect((await state({ ...stated, ...wrong })).statusCode).toBe(400);
    expect(await confirmationsOf(number)).toEqual([]);
  });
});

async function anOrder(changes: object = {}) {
  const guest = new Buyer();
  await guest.put(await aProduct(), 1);
  return (await order(guest, changes)).json().data;
}

async function aConsumersOrder() {
  const guest = new Buyer();
  const parts = [await aProduct(), await aProduct()];
  for (const part of parts) await guest.put(part, 1);
  const placed = (await order(guest, { customerKind: 'consumer' })).json().data;
  return {
    id: String(placed.id),
    number: String(placed.number),
    statusPath: String(placed.statusPath),
    parts,
  };
}

const seenAt = async (statusPath: string) =>
  (await new Buyer().call(`/shopping-cart${statusPath}`)).json().data;

const withdrawAt = (statusPath: string, partNumbers?: unknown) =>
  new Buyer().call(`/shopping-cart${statusPath.replace('?', '/withdraw?')}`, {
    method: 'POST',
    data: partNumbers === undefined ? {} : { partNumbers },
  });

async function state(data: object, pass?: string) {
  const key = randomUUID();
  const headers = { 'captcha-pass': pass ?? (await aGivenPass(key)) };
  return new Buyer().call('/shopping-cart/withdrawals', { method: 'POST', data, key, headers });
}

/** To the customer, latest first. */
const confirmationsOf = async (number: string): Promise<string[]> =>
  (await mailsAbout(number))
    .filter(({ subject }) => subject.endsWith('withdrawal received'))
    .map(({ text }) => text);

/** The text of the e-mail to a consumer who withdraws from an order in the last of these states. */
async function confirmationAfter(states: string[]): Promise<string> {
  const { id, number, statusPath } = await anOrder({ customerKind: 'consumer' });
  for (const state of states) await changeOrder(id, { state });
  expect((await withdrawAt(statusPath)).statusCode).toBe(200);
  return (await confirmationsOf(number))[0] ?? '';
}
