import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import { publishProduct } from './support/content';
import { aConfirmedCustomer, aCustomer, as } from './support/customers';
import { siteIn } from './support/site-languages';

siteIn('en', 'de');

const uid = 'api::instrument.instrument';

let backend: Backend;
let ada: Awaited<ReturnType<typeof aCustomer>>;
beforeAll(async () => {
  backend = await aBackend();
  ada = await aConfirmedCustomer();
  const orderNumber = await anOrderOf(ada.documentId);
  await anInstrument({
    serialNumber: '26 2001',
    partNumber: 'UNKNOWN-1',
    orderNumber: ` ${orderNumber.toLowerCase()} `,
  });
  await anInstrument({
    serialNumber: '26 2000',
    partNumber: await aPartNumber(),
    orderNumber,
    calibrationDue: '2027-05-01',
  });
});

describe('the instruments of a customer', () => {
  it('are those delivered with orders of the account, with the names of their products', async () => {
    const response = await instrumentsOf(ada.jwt);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json().data).toEqual([
      {
        serialNumber: '262000',
        partNumber: await aPartNumber(),
        calibrationDue: '2027-05-01',
        product: { name: expect.any(String), url: expect.any(String) },
      },
      { serialNumber: '262001', partNumber: 'UNKNOWN-1', calibrationDue: null, product: null },
    ]);
  });

  it('are not shown to other customers, before an e-mail address is confirmed, or without an account', async () => {
    expect((await instrumentsOf((await aConfirmedCustomer()).jwt)).json().data).toEqual([]);
    const unconfirmed = await aCustomer();
    const orderNumber = await anOrderOf(unconfirmed.documentId);
    await anInstrument({ serialNumber: '26 2002', partNumber: 'X', orderNumber });
    expect((await instrumentsOf(unconfirmed.jwt)).json().data).toEqual([]);
    expect((await backend.get('/api/users/me/instruments')).statusCode).toBe(401);
  });

  it('have the names of their products in the language of the page, as certificates have', async () => {
    await publishProduct(backend, (await firstProduct()).url, { name: 'Gauge' });
    await backend.strapi
      .documents('api::translation.translation')
      .create({ data: { english: 'Gauge', german: 'Manometer' } });
    const own = await as(ada.jwt, { method: 'GET', url: '/de/api/users/me/instruments' });
    expect(own.json().data[0].product.name).toBe('Manometer');
    const nameIn = async (prefix: string) =>
      (await backend.get(`${prefix}/api/certificates/262000`)).json().data.product.name;
    expect([await nameIn('/de'), await nameIn('')]).toEqual(['Manometer', 'Gauge']);
  });

  it('do not include instruments without an order', async () => {
    await anInstrument({ serialNumber: '26 2003', partNumber: 'X' });
    await anInstrument({ serialNumber: '26 2004', partNumber: 'X', orderNumber: '' });
    expect((await instrumentsOf(ada.jwt)).json().data).toHaveLength(2);
    expect((await instrumentsOf((await aConfirmedCustomer()).jwt)).json().data).toEqual([]);
  });
});

const instrumentsOf = (jwt: string) => as(jwt, { method: 'GET', url: '/api/users/me/instruments' });

const anInstrument = (data: { serialNumber: string; partNumber: string; [field: string]: string }) =>
  backend.strapi.documents(uid).create({ data });

const order = {
  state: 'delivered',
  placedAt: '2026-11-02T10:00:00.000Z',
  name: 'Ada Byron',
  email: 'ada@example.test',
  customerKind: 'business',
  paymentKind: 'purchase-order',
  currency: 'EUR',
};
let ordered = 0;

async function anOrderOf(customer: string): Promise<string> {
  ordered += 1;
  const number = `A-2026-9${ordered}`;
  const documentId = `order${ordered}`.padEnd(24, '0');
  const data = { ...order, documentId, number, customer };
  await backend.strapi.db.query('api::order.order').create({ data });
  return number;
}

const aPartNumber = async (): Promise<string> => (await firstProduct()).partNumber;

const firstProduct = (): Promise<{ partNumber: string; url: string }> =>
  backend.strapi.db
    .query('api::product.product')
    .findOne({ where: { publishedAt: { $notNull: true } }, orderBy: { partNumber: 'asc' } });
