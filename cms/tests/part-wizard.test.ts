import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import { aFamily, aRule, saveFamily } from './support/configurable';
import { aProduct, Buyer, mailsAbout, order } from './support/shop';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('the data of the part wizard', () => {
  it('contains the configurable families, their products and the categories, and changes with them', async () => {
    const { prefix, documentId } = await aFamily();
    const items = async () => (await backend.get('/part-wizard/items')).json().data;
    const found = (await items()).families.find((family: { name: string }) => family.name === prefix);
    expect(found).toMatchObject({ basePrice: 100, rules: [{ explanation: aRule.explanation }] });
    expect(found.positions[1].options[1]).toMatchObject({ code: 'EP', label: 'EPDM', leadTimeDays: 12 });
    await saveFamily(documentId, { summary: 'Renewed.' }, 'published');
    const renewed = (await items()).families.find((family: { name: string }) => family.name === prefix);
    expect(renewed.summary).toBe('Renewed.');
  });
});

describe('the media an instrument may be used for', () => {
  it('are sent with every family, also one that is not configurable, and follow an editor’s changes', async () => {
    const { documentId } = await aFamily({ partNumberPrefix: '', positions: [], rules: [], media: 'Milk' });
    const suitability = async () => (await backend.get('/part-wizard/items')).json().data.suitability;
    const stated = { hygienicConnections: null, media: 'Milk' };
    expect(await suitability()).toContainEqual(expect.objectContaining(stated));
    await saveFamily(documentId, { media: 'Milk\nSteam', hygienicConnections: 'Clamp' }, 'published');
    const changed = { hygienicConnections: 'Clamp', media: 'Milk\nSteam' };
    expect(await suitability()).toContainEqual(expect.objectContaining(changed));
  });
});

describe('saving a family', () => {
  it.each([
    ['a position that is not there', { whenPosition: 'colour' }, 'names the position “colour”'],
    [
      'a code that is not there',
      { allowedCodes: 'XX' },
      'names the code XX, which the position “Seal” does not have',
    ],
    [
      'nothing to forbid',
      { allowedCodes: 'standard\nEP' },
      'Rule 1 (when size is 20, seal may only be standard or EP) has no effect',
    ],
  ])('is rejected with a rule that names %s', async (_what, change, message) => {
    const { documentId } = await aFamily();
    await expect(saveFamily(documentId, { rules: [{ ...aRule, ...change }] })).rejects.toThrow(message);
  });

  it('is rejected while one of its products has no valid code, and changes nothing', async () => {
    const { documentId, prefix } = await aFamily();
    const part = await aProduct();
    const products = [
      (await backend.strapi.documents('api::product.product').findFirst({ filters: { partNumber: part } }))
        ?.documentId,
    ];
    await expect(saveFamily(documentId, { products: { connect: products } })).rejects.toThrow(
      `The product ${part} does not have a valid code.`,
    );
    const buyer = new Buyer();
    expect((await buyer.put(`${prefix}-10-M12`, 1)).statusCode).toBe(200);
  });
});

describe('a configured part', () => {
  it('can be added to the cart in any spelling, at the price the backend calculates', async () => {
    const { prefix } = await aFamily();
    const buyer = new Buyer();
    const id = randomUUID();
    const data = {
      partNumber: `${prefix.toLowerCase()} 10ep/din`,
      quantity: 2,
      configuration: 'for nothing',
    };
    const response = await buyer.call(`/shopping-cart/cart/${id}`, { method: 'PUT', data });
    expect(response.json().data.lines).toMatchObject([
      {
        id,
        partNumber: `${prefix}-10-EP-DIN`,
        configuration: 'Size: 10; Seal: EPDM; Plug: DIN',
        unitPrice: 10_375,
        lineTotal: 20_750,
        leadTimeDays: 12,
        problem: null,
      },
    ]);
  });

  it('with the code of a product is that product', async () => {
    const { prefix } = await aFamily();
    const part = await aProduct({ partNumber: `${prefix}-10-M12`, price: 77 });
    const buyer = new Buyer();
    await buyer.put(`${prefix}10m12`.toLowerCase(), 1);
    expect(part).not.toBe(`${prefix}-10-M12`);
    expect((await buyer.cart()).lines).toMatchObject([
      { partNumber: `${prefix}-10-M12`, configuration: null, unitPrice: 7700 },
    ]);
  });

  it.each([
    ['breaks a rule', '-20-EP-M12', 'cannot be built. The large one has no room for it.'],
    ['has an unknown part', '-10-ZZ-M12', '“ZZ-M12” after PREFIX-10 is not a valid'],
    ['ends too early', '-10', 'Plug is missing after PREFIX-10.'],
    ['continues after its end', '-10-M12-M12', 'The code is complete at'],
    ['has only a prefix', '', 'Size is missing after PREFIX.'],
    ['brings SQL', "-10-M12'; drop table products; --", 'The code is complete at'],
    ['is very long', `-10${'-M12'.repeat(18)}`.slice(0, 70), 'The code is complete at'],
  ])('that %s is rejected with a clear message', async (_what, rest, message) => {
    const { prefix } = await aFamily();
    const response = await new Buyer().put(`${prefix}${rest}`, 1);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.details.errors).toMatchObject([{ path: ['partNumber'] }]);
    expect(response.json().error.message).toContain(message.replace('PREFIX', prefix));
  });

  it.each(['constructor', '__proto__', 'ПРЕФИКС-10', '\u0000', '-'.repeat(80)])(
    'never comes out of %j',
    async (text) => {
      await aFamily();
      const response = await new Buyer().put(text, 1);
      expect(response.statusCode).toBe(400);
    },
  );

  it('is priced and validated again when it is ordered', async () => {
    const { prefix, documentId } = await aFamily();
    const buyer = new Buyer();
    await buyer.put(`${prefix}-10-EP-M12`, 1);
    await saveFamily(documentId, { basePrice: 200 }, 'published');
    expect((await buyer.cart()).lines).toMatchObject([{ unitPrice: 19_975, addedUnitPrice: 9975 }]);
    const placed = await order(buyer);
    expect(placed.statusCode).toBe(201);
    const { number, lines } = placed.json().data;
    expect(lines).toMatchObject([
      {
        partNumber: `${prefix}-10-EP-M12`,
        unitPrice: 19_975,
        configuration: 'Size: 10; Seal: EPDM; Plug: M12',
      },
    ]);
    const [mail] = await mailsAbout(number);
    expect(mail).toMatchObject({ text: expect.stringContaining('Seal: EPDM') });
  });

  it('that can no longer be built stays in the cart, is marked, and blocks the order', async () => {
    const { prefix, documentId } = await aFamily();
    const buyer = new Buyer();
    await buyer.put(`${prefix}-10-EP-M12`, 1);
    const rule = { ...aRule, whenCodes: '10', explanation: 'Not this one either.' };
    const corrected = { positions: positionsWithout(), rules: [rule] };
    await saveFamily(documentId, corrected, 'published');
    expect((await buyer.cart()).lines).toMatchObject([{ problem: 'gone', lineTotal: 0 }]);
    expect((await order(buyer)).statusCode).toBe(409);
  });
});

const positionsWithout = () => [
  {
    key: 'size',
    title: 'Size',
    options: [
      { code: '10', label: '10' },
      { code: '20', label: '20' },
    ],
  },
  {
    key: 'seal',
    title: 'Seal',
    options: [
      { code: '', label: 'FKM' },
      { code: 'EP', label: 'EPDM' },
    ],
  },
  {
    key: 'plug',
    title: 'Plug',
    options: [
      { code: 'M12', label: 'M12' },
      { code: 'DIN', label: 'DIN' },
    ],
  },
];
