import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseCart } from '#src/contract/cart.ts';
import type { EntryKind } from '#src/contract/outbox.ts';
import { emptyOutbox, entries, replayed } from './an-outbox.ts';
import { cartTokenHeader, readCartToken } from './cart-token.ts';
import {
  dropMissingLines,
  keepConfirmed,
  keepEmptied,
  readConfirmed,
  readMissingLines,
} from './confirmed.ts';
import { entryOf } from './entry.ts';
import { aShop } from './fake-shop.ts';
import { mirrorSession } from './session.ts';
import { add } from './store.ts';

vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('navigator', {
  locks: { request: (_name: string, _options: object, act: (lock: object) => unknown) => act({}) },
});
beforeEach(async () => {
  await emptyOutbox();
  // Who signs in takes everything of the visitor over.
  await mirrorSession({ subject: 'ada', jwt: 'token' });
  await mirrorSession(undefined);
});

describe('the cart of a visitor', () => {
  it('is this device’s also when the browser has lost its cookie', async () => {
    const shop = aShop();
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await replayed(shop.carry);
    shop.loseCookie();
    await change('cart-line', { id: 'l2', partNumber: 'B', quantity: 2 });
    await replayed(shop.carry);
    expect(shop.carts()).toEqual([['l1 1', 'l2 2']]);
    expect(await readCartToken()).toBe('token-of-this-device-1');
  });

  it('is in a cart that is known, when the response to the first change got lost', async () => {
    const shop = aShop();
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await replayed(async (path, parcel) => {
      await shop.carry(path, parcel);
      return 'unreachable';
    });
    shop.loseCookie();
    await replayed(shop.carry);
    await change('cart-line', { id: 'l2', partNumber: 'B', quantity: 2 });
    await replayed(shop.carry);
    expect(shop.carts().at(-1)).toEqual(['l1 1', 'l2 2']);
    expect((await readConfirmed(null))?.cart.lines).toHaveLength(2);
  });

  it('is sent again when the server knows nothing of it, before what was changed since', async () => {
    const shop = aShop();
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await change('cart-line', { id: 'l2', partNumber: 'B', quantity: 2 });
    await replayed(shop.carry);
    shop.forgetEverything();
    await change('cart-remove', { id: 'l2' });
    await change('cart-line', { id: 'l3', partNumber: 'C', quantity: 3 });
    await replayed(shop.carry);
    await replayed(shop.carry);
    expect(shop.carts()).toEqual([['l1 1', 'l3 3']]);
    expect((await readConfirmed(null))?.cart.lines.map(({ id }) => id).toSorted()).toEqual(['l1', 'l3']);
  });

  it('is sent again when an empty cart is all the server has to tell', async () => {
    const shop = aShop();
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await replayed(shop.carry);
    await keepConfirmed(null, { held: told({ lines: [], isNew: true }) });
    expect(await entries()).toMatchObject([{ kind: 'cart-line', payload: { id: 'l1', quantity: 1 } }]);
    await replayed(shop.carry);
    expect((await readConfirmed(null))?.cart.lines).toMatchObject([{ id: 'l1', quantity: 1 }]);
  });

  it('is shown as missing, not sent again, where the server knows the cart: it may have been ordered', async () => {
    const shop = aShop();
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await replayed(shop.carry);
    await keepConfirmed(null, { held: told({ lines: [], isNew: false }) });
    expect(await entries()).toEqual([]);
    expect(await readMissingLines(null)).toMatchObject([{ id: 'l1', quantity: 1 }]);
    await keepConfirmed(null, { held: told({ lines: [], isNew: false }) });
    expect(await readMissingLines(null)).toHaveLength(1);
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await replayed(shop.carry);
    expect(await readMissingLines(null)).toEqual([]);
  });

  it('misses nothing that this device removed, emptied or ordered', async () => {
    const shop = aShop();
    for (const id of ['l1', 'l2', 'l3']) await change('cart-line', { id, partNumber: 'A', quantity: 1 });
    await change('cart-remove', { id: 'l1' });
    await replayed(shop.carry);
    await change('cart-empty', {});
    await replayed(shop.carry);
    await change('cart-line', { id: 'l4', partNumber: 'A', quantity: 1 });
    await replayed(shop.carry);
    await keepEmptied(null);
    await keepConfirmed(null, { held: told({ lines: [], isNew: false }) });
    expect(await readMissingLines(null)).toEqual([]);
    expect(await entries()).toEqual([]);
  });

  it('is named in no request of somebody who is signed in', async () => {
    const shop = aShop();
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await replayed(shop.carry);
    const sent: (string | undefined)[] = [];
    await change('cart-line', { id: 'l2', partNumber: 'A', quantity: 1 }, 'ada');
    await replayed(
      async (path, parcel) => {
        sent.push(parcel.headers?.[cartTokenHeader]);
        return shop.carry(path, parcel);
      },
      { subject: 'ada' },
    );
    expect(sent).toEqual([undefined]);
  });
});

describe('the cart of a visitor who signs in', () => {
  it('leaves no token and no missing lines to the next visitor after a sign-in', async () => {
    const shop = aShop();
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await replayed(shop.carry);
    await keepConfirmed(null, { held: told({ lines: [], isNew: false }) });
    await mirrorSession({ subject: 'ada', jwt: 'token' });
    expect([await readCartToken(), await readMissingLines(null)]).toEqual([undefined, []]);
    expect(await readMissingLines('ada')).toMatchObject([{ id: 'l1', quantity: 1 }]);
    await mirrorSession(undefined);
    expect([await readMissingLines(null), await readMissingLines('ada')]).toEqual([[], []]);
  });

  it('is shown as missing after a sign-in where the server knew nothing of it', async () => {
    const shop = aShop();
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await change('cart-line', { id: 'l2', partNumber: 'B', quantity: 2 });
    await replayed(shop.carry);
    await mirrorSession({ subject: 'ada', jwt: 'token' });
    await keepConfirmed('ada', { held: told({ lines: [aLine('l9')], isNew: false }) });
    expect(await readMissingLines('ada')).toMatchObject([
      { id: 'l1', partNumber: 'A', quantity: 1 },
      { id: 'l2', partNumber: 'B', quantity: 2 },
    ]);
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 }, 'ada');
    await keepConfirmed('ada', { held: told({ lines: [aLine('l9'), aLine('l1')], isNew: false }) });
    expect((await readMissingLines('ada')).map(({ id }) => id)).toEqual(['l2']);
    await dropMissingLines('ada');
    expect(await readMissingLines('ada')).toEqual([]);
  });

  it('misses nothing after a sign-in that the account has now, also in a line of its own', async () => {
    const shop = aShop();
    for (const id of ['l1', 'l2']) await change('cart-line', { id, partNumber: 'A', quantity: 1 });
    await replayed(shop.carry);
    await mirrorSession({ subject: 'ada', jwt: 'token' });
    const lines = [aLine('l1'), aLine('l9')];
    await keepConfirmed('ada', { held: told({ lines, mergedLines: ['l2'], isNew: false }) });
    expect(await readMissingLines('ada')).toEqual([]);
  });

  it('misses nothing after a sign-in that was removed, or is still to be sent', async () => {
    const shop = aShop();
    for (const id of ['l1', 'l2', 'l3']) await change('cart-line', { id, partNumber: 'A', quantity: 1 });
    await replayed(shop.carry);
    await change('cart-remove', { id: 'l1' });
    await change('cart-line', { id: 'l2', partNumber: 'A', quantity: 5 });
    await mirrorSession({ subject: 'ada', jwt: 'token' });
    await keepConfirmed('ada', { held: told({ lines: [], isNew: false }) });
    expect((await readMissingLines('ada')).map(({ id }) => id)).toEqual(['l3']);
  });
});

const aLine = (id: string) => ({ id, partNumber: 'A', quantity: 1 });

const told = (data: { lines: object[]; mergedLines?: string[]; isNew: boolean }) => ({
  of: 'cart' as const,
  cart: parseCart({ data: { currency: 'EUR', ...data } }),
});

const change = (kind: EntryKind, payload: object, subject: string | null = null) =>
  add(entryOf({ kind, subject, payload, attachments: [] }, Date.now()), new Map());
