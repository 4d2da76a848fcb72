import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  emptyOutbox,
  afterForms,
  anEntry,
  anOutbox,
  entries,
  insteadOfForms,
  replayed,
  soon,
} from './an-outbox.ts';
import { successorOf } from './entry.ts';
import { aBackend, refusal } from './fake-backend.ts';
import { add } from './store.ts';
import type { Reply } from './wire.ts';

vi.stubGlobal('indexedDB', new IDBFactory());
beforeEach(emptyOutbox);

describe('replaying the outbox', () => {
  it('sends what waits, and keeps its reference', async () => {
    const backend = aBackend();
    await anOutbox('a', 'b');
    expect(await replayed(backend.carry)).toEqual([]);
    expect(backend.stored.map(({ text }) => text)).toEqual(['a', 'b']);
    expect((await entries()).map(({ state, receipt }) => [state, receipt?.reference])).toEqual([
      ['sent', 'C-2026-1'],
      ['sent', 'C-2026-2'],
    ]);
  });

  it('sends the same key on every attempt, and has one effect when the answer is lost', async () => {
    const backend = aBackend();
    await anOutbox('a');
    await replayed(afterForms(backend.carry, () => 'unreachable'));
    await replayed(backend.carry);
    expect(backend.counts.posts).toBe(2);
    expect(backend.stored).toHaveLength(1);
    expect((await entries())[0]?.receipt?.reference).toBe('C-2026-1');
  });

  it.each<[string, Reply]>([
    ['an error of the server', refusal(500, 'InternalServerError')],
    ['too many requests', refusal(429, 'TooManyRequestsError')],
    ['a time-out', refusal(408, 'RequestTimeoutError')],
    ['a first request still in work', refusal(409, 'InProgressError')],
    ['a human check that is over', refusal(403, 'HumanCheckError')],
    ['the page of a hotel’s network', { status: 200, body: undefined }],
    ['a proxy that refuses', { status: 403, body: undefined }],
  ])('keeps what met %s, and what comes after it, in order', async (_what, reply) => {
    const backend = aBackend();
    await anOutbox('a', 'b');
    const waiting = await replayed(insteadOfForms(backend.carry, reply));
    expect(waiting.map(({ attempts }) => attempts)).toEqual([1, 0]);
    await replayed(backend.carry, { ignoreBackoff: true });
    expect(backend.stored.map(({ text }) => text)).toEqual(['a', 'b']);
  });

  it('waits as long as the server says', async () => {
    const backend = aBackend();
    await anOutbox('a');
    const busy: Reply = { ...Object(refusal(503, 'Busy')), retryAfterMs: 60_000 };
    await replayed(insteadOfForms(backend.carry, busy), { now: soon });
    await replayed(backend.carry, { now: soon + 50_000 });
    expect(backend.stored).toHaveLength(0);
    await replayed(backend.carry, { now: soon + 90_000 });
    expect(backend.stored).toHaveLength(1);
  });

  it('brings everything in order when the server was ill for an hour', async () => {
    const backend = aBackend();
    await anOutbox('a', 'b', 'c');
    const [aSecond, anHour] = [1000, 3_600_000];
    let now = soon;
    for (; now < soon + anHour; now += 10 * aSecond)
      await replayed(insteadOfForms(backend.carry, refusal(500, 'InternalServerError')), { now });
    expect((await entries()).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    for (const end = now + anHour; now < end; now += 60 * aSecond) await replayed(backend.carry, { now });
    expect(backend.stored.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  });

  it('is not held up in one lane by another', async () => {
    const backend = aBackend();
    await anOutbox('a');
    await add(anEntry('b', { kind: 'demo' }), new Map());
    const first = (await entries())[0]?.id;
    await replayed(async (path, parcel) =>
      parcel.headers?.['Idempotency-Key'] === first
        ? refusal(401, 'UnauthorizedError')
        : backend.carry(path, parcel),
    );
    expect(backend.stored.map(({ text }) => text)).toEqual(['b']);
  });

  it('keeps what is refused with the reason at its field, and goes on', async () => {
    const backend = aBackend();
    await anOutbox('wrong', 'b');
    await replayed(backend.carry);
    const [refused] = await entries();
    expect(refused).toMatchObject({
      state: 'rejected',
      lastError: { reason: 'refused', fields: [{ path: ['message'], message: 'Write more.' }] },
    });
    expect(backend.stored.map(({ text }) => text)).toEqual(['b']);
  });

  it('sends what was mended under a key of its own', async () => {
    const backend = aBackend();
    await anOutbox('wrong');
    await replayed(backend.carry);
    const [refused] = await entries();
    if (!refused) throw new Error('There is none');
    const mended = successorOf(refused, { payload: { message: 'right' }, attachments: [] }, Date.now());
    await add(mended, new Map(), refused);
    await replayed(backend.carry);
    expect(backend.stored.map(({ text }) => text)).toEqual(['right']);
    expect(await entries()).toHaveLength(1);
  });

  it('does not send a change as new when the first form of it had arrived', async () => {
    const backend = aBackend();
    await anOutbox('a');
    await replayed(afterForms(backend.carry, () => 'unreachable'));
    const [uncertain] = await entries();
    if (!uncertain) throw new Error('There is none');
    const changed = successorOf(uncertain, { payload: { message: 'changed' }, attachments: [] }, Date.now());
    await add(changed, new Map(), uncertain);
    await replayed(backend.carry);
    expect(backend.stored.map(({ text }) => text)).toEqual(['a']);
    expect((await entries())[0]?.lastError?.reason).toBe('changed-after-arrival');
  });
});
