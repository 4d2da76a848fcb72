import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCartToken } from './cart-token.ts';
import { readConfirmed, readMissingLines, storeConfirmed } from './confirmed.ts';
import { noResponse } from './fake-responses.ts';
import { createFakeShop } from './fake-shop.ts';
import { aLine, cartState, change, emptyOutbox, entries, replayOutbox } from './outbox-fixtures.ts';
import { mirrorSession, takeOverFromVisitor } from './session.ts';

let isSending = false;
vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('navigator', {
  locks: {
    request: (_name: string, _options: object, act: (lock: object | null) => unknown) =>
      act(isSending ? null : {}),
  },
});
beforeEach(async () => {
  await emptyOutbox();
  await mirrorSession(undefined);
});

describe('a line that is being sent while the visitor signs in', () => {
  const signInWhileSending = async () => {
    isSending = true;
    await mirrorSession({ subject: 'ada', jwt: 'token' });
    isSending = false;
  };

  it('is the account’s, and nothing of it remains for the next visitor', async () => {
    const shop = createFakeShop();
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await replayOutbox(async (path, request) => {
      await signInWhileSending();
      return shop.sendRequest(path, request);
    });
    await takeOverFromVisitor();
    expect([await readCartToken(), await readConfirmed(null)]).toEqual([undefined, undefined]);
    // Until the server returns the account's cart, into which it has merged the visitor's.
    expect(await readMissingLines('ada')).toMatchObject([{ id: 'l1', quantity: 1 }]);
    await storeConfirmed('ada', { serverState: cartState({ lines: [aLine('l1')], isNew: false }) });
    expect(await readMissingLines('ada')).toEqual([]);
  });

  it('is sent again as the account’s if it did not arrive', async () => {
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await replayOutbox(async () => {
      await signInWhileSending();
      return noResponse;
    });
    await takeOverFromVisitor();
    expect(await entries()).toMatchObject([{ kind: 'cart-line', subject: 'ada', payload: { id: 'l1' } }]);
  });

  it('remains the visitor’s if nobody has signed in', async () => {
    const shop = createFakeShop();
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    await replayOutbox(shop.sendRequest);
    await takeOverFromVisitor();
    expect((await readConfirmed(null))?.cart.lines).toMatchObject([{ id: 'l1' }]);
  });
});
