import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeEntry } from './change.ts';
import { createEntry } from './entry.ts';
import { emptyOutbox, entries } from './outbox-fixtures.ts';
import { pendingOf } from './pending.ts';
import { add, store } from './store.ts';
import { submit } from './submit.ts';

const register = vi.fn<(tag: string) => Promise<void>>(async () => undefined);
const sendPending = vi.hoisted(() => vi.fn<(options: object) => Promise<never[]>>(async () => []));

vi.mock('./send-pending.ts', () => ({ sendPending }));
vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('navigator', {
  serviceWorker: { ready: Promise.resolve({ sync: { register } }) },
  locks: { request: (_name: string, _options: object, act: (lock: object) => unknown) => act({}) },
});
beforeEach(async () => {
  await emptyOutbox();
  vi.clearAllMocks();
});

describe('submitting a change', () => {
  it('stores it, registers a background sync and starts sending', async () => {
    sendPending.mockImplementationOnce(async () => {
      expect(await entries()).toMatchObject([{ kind: 'contact', payload: { message: 'a' } }]);
      return [];
    });
    const result = await submit(
      { kind: 'contact', payload: { message: 'a' }, attachments: [] },
      { freeStorage: [] },
    );
    expect(result.type).toBe('queued');
    expect(sendPending).toHaveBeenCalledExactlyOnceWith({ ignoreBackoff: true });
    await vi.waitFor(() => expect(register).toHaveBeenCalledExactlyOnceWith('fieldshop-outbox'));
  });

  it('removes a rejected change of the same cart line, and no other', async () => {
    await addRejected('l1');
    await addRejected('l2');
    await setQuantity('l1', 5);
    expect((await entries()).map(({ state, payload }) => ({ state, payload }))).toEqual([
      { state: 'rejected', payload: aLine('l2', 1) },
      { state: 'waiting', payload: aLine('l1', 5) },
    ]);
  });
});

describe('the pending changes of a lane', () => {
  it('are those of one person, oldest first, including rejected but not removed ones', async () => {
    await addRejected('l1');
    await setQuantity('l2', 2);
    await setQuantity('l3', 3);
    await add(aChange('l4', 4, 'ada'), new Map());
    await submit({ kind: 'contact', payload: { message: 'a' }, attachments: [] }, { freeStorage: [] });
    const removed = (await entries()).find(({ payload }) => lineIn(payload) === 'l3');
    await removeEntry(removed?.id ?? '');
    expect((await pendingOf('cart', null)).map(({ payload }) => lineIn(payload))).toEqual(['l1', 'l2']);
    expect((await pendingOf('cart', 'ada')).map(({ payload }) => lineIn(payload))).toEqual(['l4']);
  });
});

const aLine = (id: string, quantity: number) => ({ id, partNumber: 'A', quantity });

const aChange = (id: string, quantity: number, subject: string | null = null) =>
  createEntry({ kind: 'cart-line', subject, payload: aLine(id, quantity), attachments: [] }, Date.now());

async function addRejected(id: string) {
  const entry = aChange(id, 1);
  await add(entry, new Map());
  await store.change(entry.id, (known) => ({ ...known, state: 'rejected' }));
}

const setQuantity = (id: string, quantity: number) =>
  submit({ kind: 'cart-line', payload: aLine(id, quantity), attachments: [] }, { freeStorage: [] });

const lineIn = (payload: unknown): unknown => Reflect.get(Object(payload), 'id');
