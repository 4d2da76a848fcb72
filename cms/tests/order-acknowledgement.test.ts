import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend } from './support/backend';
import { pdfText } from './support/pdf-items';
import { anOrderRequest, aProduct, Buyer, changeOrder, order } from './support/shop';

beforeAll(async () => {
  await aBackend();
});

describe('the PDF of an order', () => {
  it('is an acknowledgement until the order is confirmed, with payment terms and dates', async () => {
    const { id, path } = await anOrder();
    const before = await read(path);
    expect(before.name).toContain('acknowledgement');
    expect(before.text).toContain('Order acknowledgement');
    expect(before.text).not.toContain('Order confirmation');
    expect(before.text).toContain('This is not an order confirmation');
    expect(before.text).toMatch(/Net 30 days from the\s+invoice\s+date/);
    expect(before.text).toMatch(writtenDate('Ordered on'));
    expect(before.text).not.toContain('Confirmed on');

    await changeOrder(id, { state: 'approved' });
    const after = await read(path);
    expect(after.name).toContain('confirmation');
    expect(after.text).toContain('Order confirmation');
    expect(after.text).not.toContain('acknowledgement');
    expect(after.text).toMatch(writtenDate('Confirmed on'));
  });

  it('stays an acknowledgement if the order was cancelled before it was confirmed', async () => {
    const { id, path } = await anOrder();
    await changeOrder(id, { state: 'cancelled' });
    expect((await read(path)).text).toMatch(/Order acknowledgement.*cancelled and not confirmed/s);
  });

  it('contains the payment terms of the shop settings', async () => {
    const { strapi } = await aBackend();
    const settings = strapi.db.query('api::shop-setting.shop-setting');
    await settings.updateMany({ where: {}, data: { paymentDays: 14 } });
    expect((await read((await anOrder()).path)).text).toMatch(/Net 14 days from the\s+invoice\s+date/);
    await settings.updateMany({ where: {}, data: { paymentDays: 30 } });
  });

  it('contains the due date if it is an invoice', async () => {
    const { id, path } = await anOrder();
    for (const state of ['approved', 'in-production', 'shipped']) await changeOrder(id, { state });
    const { text } = await read(path.replace('confirmation', 'invoice'));
    const [, shipped = ''] = writtenDate('Shipped on').exec(text) ?? [];
    const [, due = ''] = writtenDate('Due on').exec(text) ?? [];
    expect(Date.parse(`${due} UTC`) - Date.parse(`${shipped} UTC`)).toBe(30 * 24 * 3_600_000);
  });
});

/** Matches "Ordered on 31 December 2026". A PDF may break lines at any space. */
const writtenDate = (label: string) => new RegExp(`${label}\\s+(\\d{1,2}\\s+[A-Z][a-z]+\\s+\\d{4})`);

describe('an invalid VAT number', () => {
  it.each(['DE12345678', 'DE136695977', '123456789', 'AT12345678', '-'])(
    'is rejected at its field: %s',
    async (vatNumber) => {
      const buyer = await aBuyer();
      const request = { ...(await anOrderRequest(buyer, { customerKind: 'business' })), vatNumber };
      const response = await buyer.call('/shopping-cart/orders', { method: 'POST', data: request });
      expect(response.statusCode).toBe(400);
      expect(response.json().error.details.errors).toEqual([
        expect.objectContaining({
          path: expect.arrayContaining(['vatNumber']),
          message: expect.stringContaining('VAT number'),
        }),
      ]);
    },
  );

  it.each(['DE136695976', 'GB980780684'])(
    'is accepted if it is valid or cannot be checked: %s',
    async (vatNumber) => {
      expect((await order(await aBuyer(), { vatNumber })).statusCode).toBe(201);
    },
  );
});

async function aBuyer(): Promise<Buyer> {
  const partNumber = await aProduct();
  const buyer = new Buyer();
  await buyer.put(partNumber, 1);
  return buyer;
}

async function anOrder(): Promise<{ id: string; path: string }> {
  const { id, documents } = (await order(await aBuyer())).json().data;
  return { id, path: documents[0].path };
}

async function read(path: string): Promise<{ name: string; text: string }> {
  const response = await new Buyer().call(path);
  const text = await pdfText(response.rawPayload);
  return { name: String(response.headers['content-disposition']), text };
}
