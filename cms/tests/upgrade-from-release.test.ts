import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startProcess } from './support/processes';
import { rehearse } from './support/rehearsals';
import { lostValues } from './support/lost-values';

const fixture = path.join(import.meta.dirname, 'fixtures', 'release-0.1.0');
const json = (name: string) => JSON.parse(readFileSync(path.join(fixture, name), 'utf8'));
const { environment: secrets, customer, administrator } = json('installation.json');
const stored = json('stored.json');

// The data that fixtures/release-0.1.0/make.mjs stored with version 0.1.0.
describe('an installation of version 0.1.0', () => {
  const folder = mkdtempSync(path.join(String(process.env.FIELDSHOP_TEST_FOLDER), 'release-'));
  const [before, database] = ['before.db', 'content.db'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  const environment = {
    ...secrets,
    SEED: 'none',
    DATABASE_FILENAME: database,
    UPLOADS_DIR: folder,
    // Otherwise, jobs would release, expire or delete entries that have become too old.
    CLOCK_STARTS_AT: stored.madeAt,
    NODE_OPTIONS: `--import ${path.join(import.meta.dirname, 'support', 'at-another-time.mjs')}`,
  };
  let server: ServerProcess;

  async function get(url: string, headers: Record<string, string> = {}) {
    const response = await fetch(server.origin + url, { headers, redirect: 'manual' });
    const text = await response.text();
    return { status: response.status, text, data: () => JSON.parse(text).data };
  }
  async function signIn(url: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(server.origin + url, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return response;
  }

  beforeAll(() => {
    const bytes = brotliDecompressSync(readFileSync(path.join(fixture, 'content.db.br')));
    for (const file of [before, database]) writeFileSync(file, bytes);
    cpSync(path.join(fixture, 'attachments'), path.join(folder, 'attachments'), { recursive: true });
  });
  afterAll(() => server?.stop());

  it('loses nothing in a rehearsal of the upgrade', async () => {
    const { code, result } = await rehearse(environment);
    expect({ code, losses: result?.losses }).toEqual({ code: 0, losses: [] });
    expect(result?.changes).toContain(
      'The table fieldshop_card_holders would be renamed to fieldshop_stripe_customers.',
    );
  }, 240_000);

  it('has every value of every row after two starts of this version', async () => {
    server = await startProcess(environment);
    await server.stop();
    server = await startProcess(environment);
    expect(lostValues(before, database)).toEqual([]);
  }, 240_000);

  it('shows orders, PDFs and the status of a service request to anyone with the link', async () => {
    for (const order of [stored.customersOrder, stored.cardOrder, stored.guestsOrder]) {
      const { contact, lines, number, payment, placedAt, shippingAddress, state } = order;
      const { data } = await get(`/shopping-cart${order.statusPath}`);
      expect(data()).toMatchObject({ contact, lines, number, payment, placedAt, shippingAddress, state });
      expect(data().totals.total).toBe(order.totals.total);
      const pdf = await get(order.documents[0].path);
      expect(pdf.text.slice(0, 5)).toBe('%PDF-');
    }
    const token = stored.serviceRequest.statusPath.split('/').at(-1);
    const { reference } = stored.serviceRequest;
    expect((await get(`/api/service-requests/${token}`)).data()).toMatchObject({
      reference,
      state: 'received',
    });
  });

  it('lets the customer sign in, with orders, cart and saved card, and keeps the session', async () => {
    const body = { identifier: customer.email, password: customer.password };
    const response = await signIn('/api/auth/local', body);
    const { jwt } = (await response.json()) as { jwt: string };
    for (const authorization of [`Bearer ${jwt}`, stored.account.authorization]) {
      const orders: { number: string }[] = (await get('/shopping-cart/orders', { authorization })).data();
      expect(orders.map(({ number }) => number).toSorted()).toEqual([
        stored.customersOrder.number,
        stored.cardOrder.number,
      ]);
      const { lines } = (await get('/shopping-cart/cart', { authorization })).data();
      expect(lines).toMatchObject([{ partNumber: 'P-100-010', quantity: 3 }]);
      const cards = (await get('/shopping-cart/cards', { authorization })).data();
      expect(cards).toMatchObject([{ last4: '4242' }]);
    }
  });

  it('shows the form and its attachment to staff', async () => {
    const response = await signIn('/admin/login', administrator);
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const { data } = (await response.json()) as { data: { token: string } };
    const authorization = `Bearer ${data.token}`;
    const forms = '/content-manager/collection-types/api::contact-form.contact-form';
    const { results } = JSON.parse((await get(forms, { authorization })).text);
    expect(results).toMatchObject([{ reference: stored.form.reference, message: 'Which one for steam?' }]);
    const file = await get(`/admin/attachments/${stored.attachment}`, { cookie: cookies.join('; ') });
    expect(file.text).toBe('%PDF-1.7\nA drawing of the flange.\n');
  });
});
