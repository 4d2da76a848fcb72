import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EntryKind } from '#src/contract/outbox.ts';
import { anEntry, emptyOutbox, entries, replayOutbox } from './outbox-fixtures.ts';
import { createEntry } from './entry.ts';
import { createFakeBackend } from './fake-backend.ts';
import { noResponse } from './fake-responses.ts';
import { createFakeShop } from './fake-shop.ts';
import { estimatedServerNow, storeServerTime, noteServerTime, serverNow } from './server-time.ts';
import { add } from './store.ts';
import { submit } from './submit.ts';
import { retry } from './change.ts';

const day = 24 * 3_600_000;
const now = Date.parse('2026-11-22T12:00:00Z');

vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('navigator', {
  locks: { request: (_name: string, _options: object, act: (lock: object) => unknown) => act({}) },
});
// Only the tests send.
vi.mock('./send-pending.ts', () => ({ sendPending: async () => [] }));
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  await emptyOutbox();
});
afterEach(() => vi.useRealTimers());

describe('a form', () => {
  it('that was written with a clock years behind is sent once the clock is correct', async () => {
    const backend = createFakeBackend();
    vi.setSystemTime('2010-01-01T00:00:00Z');
    await write('a');
    vi.setSystemTime(now);
    await replayOutbox(backend.sendRequest, { now, serverNow: now });
    expect(backend.stored.map(({ text }) => text)).toEqual(['a']);
  });

  it('that is sent with a clock a year ahead has not expired', async () => {
    const backend = createFakeBackend();
    await write('a');
    await replayOutbox(backend.sendRequest, { now: now + 365 * day, serverNow: now + day });
    expect(backend.stored).toHaveLength(1);
  });

  it('that was written with a clock ahead expires like any other, counted from when it was first seen', async () => {
    const backend = createFakeBackend();
    await add({ ...anEntry('a'), writtenAt: now + 300 * day }, new Map());
    await replayOutbox(async () => noResponse, { now, serverNow: now });
    await replayOutbox(backend.sendRequest, { now, serverNow: now + 31 * day });
    expect(backend.stored).toEqual([]);
    expect((await entries())[0]?.state).toBe('expired');
  });

  it('has no date until a server responds, and is dated before it is sent', async () => {
    await write('a');
    await replayOutbox(async () => noResponse, { serverNow: undefined });
    expect((await entries())[0]?.writtenAt).toBeNull();
    await replayOutbox(async () => noResponse, { serverNow: now });
    expect((await entries())[0]?.writtenAt).toBe(now);
  });

  it('that had expired is pending as long as a new one after “Try again”', async () => {
    const backend = createFakeBackend();
    await add({ ...anEntry('a'), writtenAt: now - 40 * day }, new Map());
    await replayOutbox(backend.sendRequest, { serverNow: now });
    const [old] = await entries();
    expect(old?.state).toBe('expired');
    await retry(old?.id ?? '');
    await replayOutbox(backend.sendRequest, { serverNow: now });
    expect(backend.stored).toHaveLength(1);
  });

  it('that was sent while the clock was behind stays listed for thirty days', async () => {
    const backend = createFakeBackend();
    await write('a');
    await replayOutbox(backend.sendRequest, { now: Date.parse('2010-01-01'), serverNow: now });
    await replayOutbox(backend.sendRequest, { now, serverNow: now + day });
    expect((await entries()).map(({ state }) => state)).toEqual(['sent']);
  });
});

describe('changes to the cart', () => {
  it('are sent in the order they were made, whatever the clock says', async () => {
    const shop = createFakeShop();
    vi.setSystemTime(now + 300 * day);
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 });
    vi.setSystemTime(now);
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 2 });
    vi.setSystemTime(now - 300 * day);
    await change('cart-line', { id: 'l1', partNumber: 'A', quantity: 3 });
    await replayOutbox(shop.sendRequest);
    expect(shop.carts()).toEqual([['l1 3']]);
    expect(await entries()).toEqual([]);
  });

  it('by an older version of the site come first, in the order of their clock', async () => {
    const { sequence: _none, ...old } = anEntry('old');
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('fieldshop-outbox');
      request.addEventListener('success', () => resolve(request.result));
    });
    await write('new');
    const transaction = database.transaction('entries', 'readwrite');
    transaction.objectStore('entries').put({ ...old, createdAt: now + 300 * day }, old.id);
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    database.close();
    expect((await entries()).map(({ payload }) => payload)).toEqual([{ message: 'old' }, { message: 'new' }]);
  });
});

describe('the server’s time', () => {
  it('continues by the page’s clock, and is unknown if the device’s clock was set or the device slept', () => {
    noteServerTime(new Date(now - 7 * day).toUTCString());
    expect(serverNow()).toBeCloseTo(now - 7 * day, -3);
    vi.setSystemTime(now + day);
    expect(serverNow()).toBeUndefined();
  });

  it('is estimated while offline, unless the clock is behind the last known time', async () => {
    noteServerTime(new Date(now + 2 * day).toUTCString());
    await storeServerTime();
    vi.setSystemTime(now + day);
    expect(await estimatedServerNow()).toBeCloseTo(now + 3 * day, -3);
    vi.setSystemTime(now - day);
    expect(await estimatedServerNow()).toBeUndefined();
  });

  it('dates new entries if it is known', async () => {
    noteServerTime(new Date(now - 90 * day).toUTCString());
    const queued = await submit({ kind: 'contact', payload: {}, attachments: [] }, { freeStorage: [] });
    expect(queued.type === 'queued' && queued.entry.writtenAt).toBeCloseTo(now - 90 * day, -3);
  });

  it('is not read from a header that is not a date', () => {
    noteServerTime(new Date(now).toUTCString());
    noteServerTime('yesterday');
    noteServerTime(null);
    expect(serverNow()).toBeCloseTo(now, -3);
  });
});

const write = (message: string) =>
  add({ ...anEntry(message), createdAt: Date.now(), writtenAt: null }, new Map());

const change = (kind: EntryKind, payload: object) =>
  add(createEntry({ kind, subject: null, payload, attachments: [] }, Date.now()), new Map());
