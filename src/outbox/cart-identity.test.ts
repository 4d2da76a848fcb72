import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aLine, cartState, change, emptyOutbox, entries, replayOutbox } from './outbox-fixtures.ts';
import { readCartToken } from './cart-token.ts';
import {
  removeMissingLines,
  storeConfirmed,
  storeEmptyCart,
  readConfirmed,
  readMissingLines,
} from './confirmed.ts';
import { createFakeShop } from './fake-shop.ts';
import { mirrorSession } from './session.ts';
import { noResponse } from './fake-responses.ts';

vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('navigator', {
  locks: {
    request: (_name: string, _options: object, act: (lock: object) => unknown) => act({}),
  },
});
beforeEach(async () => {
  await emptyOutbox();
  // Signing in and out clears the visitor's data.
  await mirrorSession({ subject: 'ada', jwt: 'token' });
  await mirrorSession(undefined);
});

describe('the cart of a visitor', () => {
  it('stays this device’s cart if the browser loses its cookie', async () => {
    const shop = createFakeShop();
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await replayOutbox(shop.sendRequest);
    shop.loseCookie();
    await change('cart-line', { id: 'l2', partNumber: 'B', quantity: 2 });
    await replayOutbox(shop.sendRequest);
    expect(shop.carts()).toEqual([['l1 1', 'l2 2']]);
    expect(await readCartToken()).toBe('token-of-this-device-1');
  });

  it('is not lost if the response to the first change is lost', async () => {
    const shop = createFakeShop();
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await replayOutbox(async (path, request) => {
      await shop.sendRequest(path, request);
      return noResponse;
    });
    shop.loseCookie();
    await replayOutbox(shop.sendRequest);
    await change('cart-line', { id: 'l2', partNumber: 'B', quantity: 2 });
    await replayOutbox(shop.sendRequest);
    expect(shop.carts().at(-1)).toEqual(['l1 1', 'l2 2']);
    expect((await readConfirmed(null))?.cart.lines).toHaveLength(2);
  });

  it('is sent again before later changes if the server does not know it', async () => {
    const shop = createFakeShop();
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await change('cart-line', { id: 'l2', partNumber: 'B', quantity: 2 });
    await replayOutbox(shop.sendRequest);
    shop.forgetEverything();
    await change('cart-remove', { id: 'l2' });
    await change('cart-line', { id: 'l3', partNumber: 'C', quantity: 3 });
    await replayOutbox(shop.sendRequest);
    await replayOutbox(shop.sendRequest);
    expect(shop.carts()).toEqual([['l1 1', 'l3 3']]);
    expect((await readConfirmed(null))?.cart.lines.map(({ id }) => id).toSorted()).toEqual(['l1', 'l3']);
  });

  it('is sent again if the server returns a new, empty cart', async () => {
    const shop = createFakeShop();
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await replayOutbox(shop.sendRequest);
    await storeConfirmed(null, { serverState: cartState({ lines: [], isNew: true }) });
    expect(await entries()).toMatchObject([{ kind: 'cart-line', payload: { id: 'l1', quantity: 1 } }]);
    await replayOutbox(shop.sendRequest);
    expect((await readConfirmed(null))?.cart.lines).toMatchObject([{ id: 'l1', quantity: 1 }]);
  });

  it('is shown as missing, not sent again, if the server knows the cart, because it may have been ordered', async () => {
    const shop = createFakeShop();
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await replayOutbox(shop.sendRequest);
    await storeConfirmed(null, { serverState: cartState({ lines: [], isNew: false }) });
    expect(await entries()).toEqual([]);
    expect(await readMissingLines(null)).toMatchObject([{ id: 'l1', quantity: 1 }]);
    await storeConfirmed(null, { serverState: cartState({ lines: [], isNew: false }) });
    expect(await readMissingLines(null)).toHaveLength(1);
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await replayOutbox(shop.sendRequest);
    expect(await readMissingLines(null)).toEqual([]);
  });

  it('does not show lines as missing that this device removed or ordered', async () => {
    const shop = createFakeShop();
    for (const id of ['l1', 'l2', 'l3']) await change('cart-line', { id, partNumber: 'A', quantity: 1 });
    await change('cart-remove', { id: 'l1' });
    await replayOutbox(shop.sendRequest);
    await change('cart-empty', {});
    await replayOutbox(shop.sendRequest);
    await change('cart-line', { id: 'l4', partNumber: 'A', quantity: 1 });
    await replayOutbox(shop.sendRequest);
    await storeEmptyCart(null);
    await storeConfirmed(null, { serverState: cartState({ lines: [], isNew: false }) });
    expect(await readMissingLines(null)).toEqual([]);
    expect(await entries()).toEqual([]);
  });

  it('is not identified in requests of a signed-in customer', async () => {
    const shop = createFakeShop();
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await replayOutbox(shop.sendRequest);
    const sent: (string | undefined)[] = [];
    await change('cart-line', { id: 'l2', partNumber: 'A', quantity: 1 }, 'ada');
    await replayOutbox(
      async (path, request) => {
        sent.push(request.credentials?.cartToken);
        return shop.sendRequest(path, request);
      },
      { subject: 'ada' },
    );
    expect(sent).toEqual([undefined]);
  });
});

describe('the cart of a visitor who signs in', () => {
  it('leaves no token and no missing lines for the next visitor', async () => {
    const shop = createFakeShop();
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await replayOutbox(shop.sendRequest);
    await storeConfirmed(null, { serverState: cartState({ lines: [], isNew: false }) });
    await mirrorSession({ subject: 'ada', jwt: 'token' });
    expect([await readCartToken(), await readMissingLines(null)]).toEqual([undefined, []]);
    expect(await readMissingLines('ada')).toMatchObject([{ id: 'l1', quantity: 1 }]);
    await mirrorSession(undefined);
    expect([await readMissingLines(null), await readMissingLines('ada')]).toEqual([[], []]);
  });

  it('is shown as missing after sign-in if the server did not know it', async () => {
    const shop = createFakeShop();
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await change('cart-line', { id: 'l2', partNumber: 'B', quantity: 2 });
    await replayOutbox(shop.sendRequest);
    await mirrorSession({ subject: 'ada', jwt: 'token' });
    await storeConfirmed('ada', { serverState: cartState({ lines: [aLine('l9')], isNew: false }) });
    expect(await readMissingLines('ada')).toMatchObject([
      { id: 'l1', partNumber: 'A', quantity: 1 },
      { id: 'l2', partNumber: 'B', quantity: 2 },
    ]);
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 }, 'ada');
    await storeConfirmed('ada', {
      serverState: cartState({ lines: [aLine('l9'), aLine('l1')], isNew: false }),
    });
    expect((await readMissingLines('ada')).map(({ id }) => id)).toEqual(['l2']);
    await removeMissingLines('ada');
    expect(await readMissingLines('ada')).toEqual([]);
  });

  it('does not show lines as missing that are now in the account', async () => {
    const shop = createFakeShop();
    for (const id of ['l1', 'l2']) await change('cart-line', { id, partNumber: 'A', quantity: 1 });
    await replayOutbox(shop.sendRequest);
    await mirrorSession({ subject: 'ada', jwt: 'token' });
    const lines = [aLine('l1'), aLine('l9')];
    await storeConfirmed('ada', { serverState: cartState({ lines, mergedLines: ['l2'], isNew: false }) });
    expect(await readMissingLines('ada')).toEqual([]);
  });

  it('does not show removed or pending lines as missing after sign-in', async () => {
    const shop = createFakeShop();
    for (const id of ['l1', 'l2', 'l3']) await change('cart-line', { id, partNumber: 'A', quantity: 1 });
    await replayOutbox(shop.sendRequest);
    await change('cart-remove', { id: 'l1' });
    await change('cart-line', { id: 'l2', partNumber: 'A', quantity: 5 });
    await mirrorSession({ subject: 'ada', jwt: 'token' });
    await storeConfirmed('ada', { serverState: cartState({ lines: [], isNew: false }) });
    expect((await readMissingLines('ada')).map(({ id }) => id)).toEqual(['l3']);
  });
});
