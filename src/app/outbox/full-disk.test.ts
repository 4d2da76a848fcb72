import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseCart } from '#src/contract/cart.ts';
import { readDeviceCart } from '#src/features/cart/shown-cart.ts';
import { emptyOutbox, entries } from '#src/outbox/outbox-fixtures.ts';
import { storeConfirmed } from '#src/outbox/confirmed.ts';
import { submit } from '#src/outbox/submit.ts';
import { createEntry } from '#src/outbox/entry.ts';
import { createFakeShop } from '#src/outbox/fake-shop.ts';
import { add } from '#src/outbox/store.ts';
import type { SendRequest } from '#src/outbox/send-request.ts';
import { noResponse } from '#src/outbox/fake-responses.ts';

vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('navigator', {});
beforeEach(emptyOutbox);
afterEach(() => vi.restoreAllMocks());

const line = (id: string, quantity: number) => ({ id, partNumber: 'A', quantity });

it('a cart change on a full disk is sent immediately, and the confirmed cart is shown', async () => {
  const shop = createFakeShop();
  stubServer(shop.sendRequest);
  await storeConfirmed(null, {
    serverState: { of: 'cart', cart: parseCart({ data: { currency: 'EUR', lines: [line('l1', 1)] } }) },
  });
  fillDisk();
  const steps: string[] = [];
  const freeStorage = ['pictures', 'pages'].map((what) => async () => void steps.push(what));
  const end = await submit({ kind: 'cart-line', payload: line('l1', 2), attachments: [] }, { freeStorage });
  expect(end.type).toBe('confirmed');
  expect(steps).toEqual(['pictures', 'pages']);
  expect((await readDeviceCart()).shown.lines).toMatchObject([{ id: 'l1', quantity: 2 }]);
});

it('a cart change is sent even if no storage can be freed', async () => {
  stubServer(createFakeShop().sendRequest);
  fillDisk();
  const freeStorage = [() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))];
  const end = await submit({ kind: 'cart-line', payload: line('l1', 2), attachments: [] }, { freeStorage });
  expect(end.type).toBe('confirmed');
});

it('an earlier pending change of the same line does not undo it later', async () => {
  const shop = createFakeShop();
  stubServer(shop.sendRequest);
  const waiting = { kind: 'cart-line', subject: null, payload: line('l1', 1), attachments: [] } as const;
  await add(createEntry({ ...waiting, attachments: [] }, Date.now()), new Map());
  fillDisk();
  await submit({ kind: 'cart-line', payload: line('l1', 2), attachments: [] }, { freeStorage: [] });
  expect(await entries()).toEqual([]);
  expect(shop.carts()).toEqual([['l1 2']]);
});

it('while offline, the page says that it was not saved, and why it was not sent', async () => {
  stubServer(async () => noResponse);
  fillDisk();
  const end = await submit(
    { kind: 'cart-line', payload: line('l1', 2), attachments: [] },
    { freeStorage: [] },
  );
  expect(end).toMatchObject({
    type: 'failed',
    isStorageUnavailable: false,
    message: 'No connection to the server.',
  });
});

/** Fails a write with the error all browsers use. */
function fillDisk() {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
}

function stubServer(sendRequest: SendRequest) {
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const outcome = await sendRequest(path, {
      method: method === 'PUT' ? 'PUT' : 'GET',
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    });
    if (outcome.type === 'unreachable') throw new TypeError('Failed to fetch');
    return Response.json(outcome.body, { status: outcome.status });
  });
}
