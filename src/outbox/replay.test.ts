import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  emptyOutbox,
  replyAfterForms,
  anEntry,
  addMessages,
  entries,
  replyToForms,
  replayOutbox,
  afterWriting,
} from './outbox-fixtures.ts';
import { createReplacement } from './entry.ts';
import { createFakeBackend, errorReply } from './fake-backend.ts';
import { add } from './store.ts';
import type { Reply } from './send-request.ts';

vi.stubGlobal('indexedDB', new IDBFactory());
beforeEach(emptyOutbox);

describe('replaying the outbox', () => {
  it('sends what waits, and keeps its reference', async () => {
    const backend = createFakeBackend();
    await addMessages('a', 'b');
    expect(await replayOutbox(backend.sendRequest)).toEqual([]);
    expect(backend.stored.map(({ text }) => text)).toEqual(['a', 'b']);
    expect((await entries()).map(({ state, receipt }) => [state, receipt?.reference])).toEqual([
      ['sent', 'C-2026-1'],
      ['sent', 'C-2026-2'],
    ]);
  });

  it('sends the same key on every attempt, and has one effect when the answer is lost', async () => {
    const backend = createFakeBackend();
    await addMessages('a');
    await replayOutbox(replyAfterForms(backend.sendRequest, () => 'unreachable'));
    await replayOutbox(backend.sendRequest);
    expect(backend.counts.posts).toBe(2);
    expect(backend.stored).toHaveLength(1);
    expect((await entries())[0]?.receipt?.reference).toBe('C-2026-1');
  });

  it.each<[string, Reply]>([
    ['an error of the server', errorReply(500, 'InternalServerError')],
    ['too many requests', errorReply(429, 'TooManyRequestsError')],
    ['a time-out', errorReply(408, 'RequestTimeoutError')],
    ['a first request still in work', errorReply(409, 'InProgressError')],
    ['a human check that is over', errorReply(403, 'HumanCheckError')],
    ['the page of a hotel’s network', { status: 200, body: undefined }],
    ['a proxy that refuses', { status: 403, body: undefined }],
  ])('keeps what met %s, and what comes after it, in order', async (_what, reply) => {
    const backend = createFakeBackend();
    await addMessages('a', 'b');
    const waiting = await replayOutbox(replyToForms(backend.sendRequest, reply));
    expect(waiting.map(({ attempts }) => attempts)).toEqual([1, 0]);
    await replayOutbox(backend.sendRequest, { ignoreBackoff: true });
    expect(backend.stored.map(({ text }) => text)).toEqual(['a', 'b']);
  });

  it('waits as long as the server says', async () => {
    const backend = createFakeBackend();
    await addMessages('a');
    const busy: Reply = { ...Object(errorReply(503, 'Busy')), retryAfterMs: 60_000 };
    await replayOutbox(replyToForms(backend.sendRequest, busy), { now: afterWriting });
    await replayOutbox(backend.sendRequest, { now: afterWriting + 50_000 });
    expect(backend.stored).toHaveLength(0);
    await replayOutbox(backend.sendRequest, { now: afterWriting + 90_000 });
    expect(backend.stored).toHaveLength(1);
  });

  it('brings everything in order when the server was ill for an hour', async () => {
    const backend = createFakeBackend();
    await addMessages('a', 'b', 'c');
    const [aSecond, anHour] = [1000, 3_600_000];
    let now = afterWriting;
    for (; now < afterWriting + anHour; now += 10 * aSecond)
      await replayOutbox(replyToForms(backend.sendRequest, errorReply(500, 'InternalServerError')), { now });
    expect((await entries()).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    for (const end = now + anHour; now < end; now += 60 * aSecond)
      await replayOutbox(backend.sendRequest, { now });
    expect(backend.stored.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  });

  it('is not held up in one lane by another', async () => {
    const backend = createFakeBackend();
    await addMessages('a');
    await add(anEntry('b', { kind: 'demo' }), new Map());
    const first = (await entries())[0]?.id;
    await replayOutbox(async (path, request) =>
      request.headers?.['Idempotency-Key'] === first
        ? errorReply(401, 'UnauthorizedError')
        : backend.sendRequest(path, request),
    );
    expect(backend.stored.map(({ text }) => text)).toEqual(['b']);
  });

  it('keeps what is refused with the reason at its field, and goes on', async () => {
    const backend = createFakeBackend();
    await addMessages('wrong', 'b');
    await replayOutbox(backend.sendRequest);
    const [refused] = await entries();
    expect(refused).toMatchObject({
      state: 'rejected',
      lastError: { reason: 'refused', fields: [{ path: ['message'], message: 'Write more.' }] },
    });
    expect(backend.stored.map(({ text }) => text)).toEqual(['b']);
  });

  it('sends a corrected entry under a key of its own', async () => {
    const backend = createFakeBackend();
    await addMessages('wrong');
    await replayOutbox(backend.sendRequest);
    const [refused] = await entries();
    if (!refused) throw new Error('There is none');
    const corrected = createReplacement(
      refused,
      { payload: { message: 'right' }, attachments: [] },
      Date.now(),
    );
    await add(corrected, new Map(), refused);
    await replayOutbox(backend.sendRequest);
    expect(backend.stored.map(({ text }) => text)).toEqual(['right']);
    expect(await entries()).toHaveLength(1);
  });

  it('does not send a change as new when the first form of it had arrived', async () => {
    const backend = createFakeBackend();
    await addMessages('a');
    await replayOutbox(replyAfterForms(backend.sendRequest, () => 'unreachable'));
    const [uncertain] = await entries();
    if (!uncertain) throw new Error('There is none');
    const changed = createReplacement(
      uncertain,
      { payload: { message: 'changed' }, attachments: [] },
      Date.now(),
    );
    await add(changed, new Map(), uncertain);
    await replayOutbox(backend.sendRequest);
    expect(backend.stored.map(({ text }) => text)).toEqual(['a']);
    expect((await entries())[0]?.lastError?.reason).toBe('changed-after-arrival');
  });
});
