import type { Response } from 'light-my-request';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import { postBasic, shown } from './support/basic-pages';
import { aProduct } from './support/shop';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('the cart without JavaScript', () => {
  /** A browser with cookies and without scripts. */
  function visitor() {
    let cookie = '';
    const keep = (response: Response) => {
      const [set] = [response.headers['set-cookie'] ?? []].flat();
      if (set !== undefined) cookie = String(set).split(';', 1)[0] ?? '';
      return response;
    };
    return {
      send: async (fields: Record<string, string>) =>
        keep(await postBasic(fields, { url: '/basic/cart', headers: { cookie } })),
      lines: async () => shown(await backend.get('/basic/cart', { cookie })).cart.data.lines,
      quoteLines: async () =>
        shown(await backend.get('/basic/request-quote?cart=1', { cookie })).values.lines,
    };
  }

  it('adds a part, and states its quantity when it is sent again', async () => {
    const [ada, part] = [visitor(), await aProduct()];
    const response = await ada.send({ partNumber: part, quantity: '2' });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/basic/cart']);
    expect(String(response.headers['set-cookie'])).toMatch(/^cart=.*httponly/i);
    await ada.send({ partNumber: part, quantity: '2' });
    expect(await ada.lines()).toMatchObject([{ partNumber: part, quantity: 2 }]);
  });

  it('changes quantities and removes lines', async () => {
    const [ada, part, other] = [visitor(), await aProduct(), await aProduct()];
    await ada.send({ partNumber: part, quantity: '1' });
    await ada.send({ partNumber: other, quantity: '1' });
    const [first, second] = await ada.lines();
    await ada.send({ [`quantity.${first.id}`]: '5', [`quantity.${second.id}`]: '1' });
    await ada.send({ remove: second.id });
    expect(await ada.lines()).toMatchObject([{ partNumber: part, quantity: 5 }]);
    expect(await ada.quoteLines()).toEqual([{ partNumber: part, quantity: 5, note: '' }]);
  });

  it('says what is wrong, and keeps what was entered', async () => {
    const [ada, part] = [visitor(), await aProduct({ minimumOrderQuantity: 5 })];
    const few = await ada.send({ partNumber: part, quantity: '1' });
    expect([few.statusCode, shown(few).problem]).toEqual([
      422,
      `The minimum order quantity of ${part} is 5.`,
    ]);
    await ada.send({ partNumber: part, quantity: '5' });
    const [line] = await ada.lines();
    for (const entered of ['x', '-1', '1e9', '2.5', '']) {
      const response = await ada.send({ [`quantity.${line.id}`]: entered });
      expect(response.statusCode).toBe(422);
      expect(shown(response).quantities).toEqual({ [line.id]: entered });
    }
    expect((await ada.send({ partNumber: 'NOT-SOLD', quantity: '1' })).statusCode).toBe(422);
    expect(await ada.lines()).toMatchObject([{ quantity: 5 }]);
  });

  it('belongs to one visitor', async () => {
    const [ada, eve, part] = [visitor(), visitor(), await aProduct()];
    await ada.send({ partNumber: part, quantity: '1' });
    const [line] = await ada.lines();
    await eve.send({ remove: line.id });
    expect(await eve.lines()).toEqual([]);
    expect(await ada.lines()).toHaveLength(1);
  });
});
