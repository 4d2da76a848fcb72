import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import { aCustomer, aProduct, Buyer, order } from './support/shop';
import { aMemberOf } from './support/staff';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('a certificate ordered with a product', () => {
  it('is in the price of every piece, on top of price breaks, and says how long it takes', async () => {
    const { part, calibration, material } = await aProductWithAddOns({
      priceBreaks: [{ quantity: 10, price: 90 }],
    });
    const buyer = await aCustomer();
    await buyer.put(part, 4, { addOns: [material, calibration] });
    await buyer.put(part, 6);
    const { lines, subtotal } = await buyer.cart();
    expect(lines).toMatchObject([
      { addOns: [calibration, material].toSorted(), unitPrice: 20_900, extraDays: 5 },
      {
        addOns: [],
        unitPrice: 9000,
        extraDays: 0,
        offeredAddOns: [{ code: calibration }, { code: material }],
      },
    ]);
    expect(subtotal).toBe(4 * 20_900 + 6 * 9000);
  });

  it('counts once if it is sent twice, and at most ten are accepted', async () => {
    const { part, calibration } = await aProductWithAddOns();
    const buyer = await aCustomer();
    const twice = await buyer.put(part, 1, { addOns: [calibration, calibration] });
    expect(twice.json().data.lines).toMatchObject([{ addOns: [calibration], unitPrice: 19_500 }]);
    const many = Array.from({ length: 11 }, (_, index) => `CODE${index}`);
    expect((await buyer.put(part, 1, { addOns: many })).statusCode).toBe(400);
  });

  it('stays on the line when its quantity changes, and goes when the line says so', async () => {
    const { part, calibration } = await aProductWithAddOns();
    const [buyer, id] = [await aCustomer(), randomUUID()];
    await buyer.put(part, 1, { id, addOns: [calibration] });
    await buyer.call(`/shopping-cart/cart/${id}`, { method: 'PUT', data: { quantity: 3 } });
    expect((await buyer.cart()).lines).toMatchObject([
      { quantity: 3, addOns: [calibration], lineTotal: 58_500 },
    ]);
    await buyer.put(part, 3, { id, addOns: [] });
    expect((await buyer.cart()).lines).toMatchObject([
      { addOns: [], unitPrice: 10_000, addedUnitPrice: 10_000 },
    ]);
  });

  it('keeps lines apart when a guest signs in', async () => {
    const { part, calibration } = await aProductWithAddOns();
    const guest = new Buyer();
    await guest.put(part, 1, { addOns: [calibration] });
    await guest.put(part, 2);
    const again = await guest.call('/shopping-cart/cart', {
      method: 'POST',
      data: { partNumber: part, quantity: 1, addOns: [calibration] },
    });
    expect(again.json().data.lines).toMatchObject([
      { quantity: 2, addOns: [calibration] },
      { quantity: 2, addOns: [] },
    ]);
  });

  it.each([
    ['of another product', 'OTHER1'],
    ['in lower case', 'cal5'],
    ['that is not a string', 5],
    ['that is too long', 'X'.repeat(200)],
  ])('is rejected with a code %s', async (_what, code) => {
    const { part } = await aProductWithAddOns();
    const response = await new Buyer().put(part, 1, { addOns: [code] });
    expect(response.statusCode).toBe(400);
    expect(response.json().error.details.errors[0].path[0]).toBe('addOns');
  });

  it('blocks the order when it is no longer offered, and the line says so', async () => {
    const { part, calibration } = await aProductWithAddOns();
    const buyer = await aCustomer();
    await buyer.put(part, 1, { addOns: [calibration] });
    const addOn = await backend.strapi
      .documents('api::add-on.add-on')
      .findFirst({ filters: { code: calibration } });
    await backend.strapi.documents('api::add-on.add-on').delete({ documentId: addOn?.documentId ?? '' });
    expect((await buyer.cart()).lines).toMatchObject([{ problem: 'add-on-gone', unitPrice: 10_000 }]);
  });

  it('is on the order at the price of that day', async () => {
    const { part, calibration } = await aProductWithAddOns();
    const buyer = await aCustomer();
    await buyer.put(part, 2, { addOns: [calibration] });
    const placed = (await order(buyer)).json().data;
    const pdf = await buyer.call(placed.documents[0].path);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(placed.lines).toMatchObject([
      { partNumber: part, unitPrice: 19_500, net: 39_000, addOns: [{ code: calibration, unitPrice: 9500 }] },
    ]);
  });

  it('does not prevent staff from saving the order in its form', async () => {
    const { part, calibration } = await aProductWithAddOns();
    const buyer = await aCustomer();
    await buyer.put(part, 1, { addOns: [calibration] });
    const { id } = (await order(buyer)).json().data;
    const clerk = await aMemberOf('fieldshop-shop-staff');
    const url = `/content-manager/collection-types/api::order.order/${id}`;
    const { data } = (await clerk.call('GET', url)).json();
    const save = (changes: object) => clerk.call('PUT', url, { ...data, ...changes });
    expect((await save({ staffNote: 'called' })).json().data?.staffNote).toBe('called');
    const [line] = data.lines;
    const changed = { ...line, addOns: [{ ...line.addOns[0], unitPrice: 1 }] };
    expect((await save({ lines: [changed] })).json().error.message).toContain('"lines" cannot be changed');
  });
});

/** A product for 100, with a calibration for 95 in 5 days and a material certificate for 24 in 1 day. */
async function aProductWithAddOns(fields: object = {}) {
  const { strapi } = backend;
  const [calibration, material] = [`CAL${aCode()}`, `MAT${aCode()}`];
  const name = `Family ${aCode()}`;
  const family = await strapi.documents('api::product-family.product-family').create({
    data: { name, url: name.toLowerCase().replace(' ', '-') },
    status: 'published',
  });
  const add = (code: string, price: number, workingDays: number) =>
    strapi.documents('api::add-on.add-on').create({
      data: {
        code,
        name: `Certificate ${code}`,
        price,
        workingDays,
        weight: price === 95 ? 1 : 2,
        families: [family.documentId],
      },
    });
  await add(calibration, 95, 5);
  await add(material, 24, 1);
  const part = await aProduct({ family: family.documentId, ...fields });
  return { part, calibration, material };
}

const aCode = () => randomUUID().slice(0, 6).toUpperCase();
