import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EntryKind } from '#src/contract/outbox.ts';
import { emptyOutbox, entries, replayOutbox } from './outbox-fixtures.ts';
import { readConfirmed } from './confirmed.ts';
import { createEntry } from './entry.ts';
import { mirrorSession } from './session.ts';
import { add } from './store.ts';
import type { SendRequest } from './send-request.ts';
import { errorResponse, okResponse } from './fake-responses.ts';

vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('navigator', {
  locks: { request: (_name: string, _options: object, act: (lock: object) => unknown) => act({}) },
});
beforeEach(async () => {
  await emptyOutbox();
  await mirrorSession(undefined);
});

describe('changes to the cart', () => {
  it('send each line once, with its last quantity', async () => {
    const shop = aShop();
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await change('cart-line', { id: 'l2', partNumber: 'B', quantity: 5 });
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 3 });
    await replayOutbox(shop.sendRequest);
    expect(shop.calls).toEqual(['PUT l2 5', 'PUT l1 3']);
  });

  it('send only the removal of a line that was added and removed', async () => {
    const shop = aShop();
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await change('cart-remove', { id: 'l1' });
    await replayOutbox(shop.sendRequest);
    expect(shop.calls).toEqual(['DELETE l1']);
  });

  it('store the cart confirmed by the server', async () => {
    const shop = aShop();
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 2 });
    await replayOutbox(shop.sendRequest);
    expect(await entries()).toEqual([]);
    expect((await readConfirmed(null))?.cart.lines).toMatchObject([{ id: 'l1', quantity: 2 }]);
  });

  it('stay pending if the response is not a cart', async () => {
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 2 });
    await replayOutbox(async () => okResponse('<html>'));
    expect((await entries())[0]).toMatchObject({ state: 'waiting', attempts: 1 });
  });

  it('are kept with the reason if they are rejected', async () => {
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    const errors = [{ path: ['quantity'], message: 'Enter 5 or more.' }];
    await replayOutbox(async () => errorResponse(400, 'ValidationError', { errors }));
    expect((await entries())[0]).toMatchObject({ state: 'rejected', lastError: { fields: errors } });
  });

  it('do not send data that only the device needs', async () => {
    const shop = aShop();
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1, estimate: null });
    await replayOutbox(shop.sendRequest);
    expect(shop.bodies).toEqual([
      {
        data: {
          partNumber: 'A',
          quantity: 1,
          costCentre: '',
          reference: '',
          configuration: null,
          addOns: [],
        },
      },
    ]);
  });
});

describe('the cart of a visitor who signs in', () => {
  it('is taken along, with new keys for pending changes', async () => {
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    const [before] = await entries();
    await mirrorSession({ subject: 'ada', jwt: 'token' });
    const [after] = await entries();
    expect(after).toMatchObject({ subject: 'ada', payload: { id: 'l1' } });
    expect(after?.id).not.toBe(before?.id);
  });

  it('is not visible after that person has signed out', async () => {
    const shop = aShop();
    await mirrorSession({ subject: 'ada', jwt: 'token' });
    await add(anEntryOf('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 }, 'ada'), new Map());
    await replayOutbox(shop.sendRequest, { subject: 'ada' });
    expect(await readConfirmed('ada')).toBeDefined();
    await mirrorSession(undefined);
    expect(await readConfirmed('ada')).toBeUndefined();
  });
});

let moment = Date.now();

function anEntryOf(kind: EntryKind, payload: object, subject: string | null = null) {
  moment += 1;
  return createEntry({ kind, subject, payload, attachments: [] }, moment);
}

const change = (kind: EntryKind, payload: object) => add(anEntryOf(kind, payload), new Map());

/** In-memory cart API for lines only. */
function aShop() {
  const calls: string[] = [];
  const bodies: unknown[] = [];
  const lines = new Map<string, { id: string; partNumber: string; quantity: number }>();
  const sendRequest: SendRequest = async (path, { method, body }) => {
    const id = path.split('/').at(-1) ?? '';
    const data = dataIn(body);
    calls.push([method, id, data?.quantity].filter((word) => word !== undefined).join(' '));
    if (body !== undefined) bodies.push(body);
    if (data) lines.set(id, { id, ...data });
    else lines.delete(id);
    return okResponse({ data: { currency: 'EUR', lines: [...lines.values()] } });
  };
  return { sendRequest, calls, bodies };
}

/** Unchecked: the tests create these bodies. */
const dataIn = (body: unknown) =>
  Reflect.get(Object(body), 'data') as { partNumber: string; quantity: number } | undefined;
