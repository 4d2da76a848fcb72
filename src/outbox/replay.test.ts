import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  emptyOutbox,
  respondAfterForms,
  anEntry,
  addMessages,
  entries,
  respondToForms,
  replayOutbox,
  afterWriting,
} from './outbox-fixtures.ts';
import { createReplacement } from './entry.ts';
import { createFakeBackend } from './fake-backend.ts';
import { errorResponse, noResponse, okResponse } from './fake-responses.ts';
import { add } from './store.ts';
import type { SendOutcome } from '#src/api/send.ts';

vi.stubGlobal('indexedDB', new IDBFactory());
beforeEach(emptyOutbox);

describe('replaying the outbox', () => {
  it('sends pending entries and stores their reference', async () => {
    const backend = createFakeBackend();
    await addMessages('a', 'b');
    expect(await replayOutbox(backend.sendRequest)).toEqual([]);
    expect(backend.stored.map(({ text }) => text)).toEqual(['a', 'b']);
    expect((await entries()).map(({ state, receipt }) => [state, receipt?.reference])).toEqual([
      ['sent', 'C-2026-1'],
      ['sent', 'C-2026-2'],
    ]);
  });

  it('sends the same key on every attempt, with one effect if the response is lost', async () => {
    const backend = createFakeBackend();
    await addMessages('a');
    await replayOutbox(respondAfterForms(backend.sendRequest, () => noResponse));
    await replayOutbox(backend.sendRequest);
    expect(backend.counts.posts).toBe(2);
    expect(backend.stored).toHaveLength(1);
    expect((await entries())[0]?.receipt?.reference).toBe('C-2026-1');
  });

  it.each<[string, SendOutcome]>([
    ['an error of the server', errorResponse(500, 'InternalServerError')],
    ['too many requests', errorResponse(429, 'TooManyRequestsError')],
    ['a timeout', errorResponse(408, 'RequestTimeoutError')],
    ['a first request still in progress', errorResponse(409, 'InProgressError')],
    ['an expired human check', errorResponse(403, 'HumanCheckError')],
    ['a captive portal', okResponse(undefined)],
    ['a proxy that rejects the request', { type: 'error', status: 403, body: undefined }],
  ])('keeps an entry after %s, and later ones behind it', async (_what, response) => {
    const backend = createFakeBackend();
    await addMessages('a', 'b');
    const waiting = await replayOutbox(respondToForms(backend.sendRequest, response));
    expect(waiting.map(({ attempts }) => attempts)).toEqual([1, 0]);
    await replayOutbox(backend.sendRequest, { ignoreBackoff: true });
    expect(backend.stored.map(({ text }) => text)).toEqual(['a', 'b']);
  });

  it('waits as long as the server requests', async () => {
    const backend = createFakeBackend();
    await addMessages('a');
    const busy = { ...errorResponse(503, 'Busy'), headers: new Headers({ 'Retry-After': '60' }) };
    await replayOutbox(respondToForms(backend.sendRequest, busy), { now: afterWriting });
    await replayOutbox(backend.sendRequest, { now: afterWriting + 50_000 });
    expect(backend.stored).toHaveLength(0);
    await replayOutbox(backend.sendRequest, { now: afterWriting + 90_000 });
    expect(backend.stored).toHaveLength(1);
  });

  it('sends everything in order after the server failed for an hour', async () => {
    const backend = createFakeBackend();
    await addMessages('a', 'b', 'c');
    const [secondMs, hourMs] = [1000, 3_600_000];
    let now = afterWriting;
    for (; now < afterWriting + hourMs; now += 10 * secondMs)
      await replayOutbox(respondToForms(backend.sendRequest, errorResponse(500, 'InternalServerError')), {
        now,
      });
    expect((await entries()).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    for (const end = now + hourMs; now < end; now += 60 * secondMs)
      await replayOutbox(backend.sendRequest, { now });
    expect(backend.stored.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  });

  it('does not stop one lane because of another', async () => {
    const backend = createFakeBackend();
    await addMessages('a');
    await add(anEntry('b', { kind: 'demo' }), new Map());
    const first = (await entries())[0]?.id;
    await replayOutbox(async (path, request) =>
      request.headers?.['Idempotency-Key'] === first
        ? errorResponse(401, 'UnauthorizedError')
        : backend.sendRequest(path, request),
    );
    expect(backend.stored.map(({ text }) => text)).toEqual(['b']);
  });

  it('keeps rejected entries with the error at its field, and continues', async () => {
    const backend = createFakeBackend();
    await addMessages('wrong', 'b');
    await replayOutbox(backend.sendRequest);
    const [rejected] = await entries();
    expect(rejected).toMatchObject({
      state: 'rejected',
      lastError: { reason: 'refused', fields: [{ path: ['message'], message: 'Write more.' }] },
    });
    expect(backend.stored.map(({ text }) => text)).toEqual(['b']);
  });

  it('sends a corrected entry with a new key', async () => {
    const backend = createFakeBackend();
    await addMessages('wrong');
    await replayOutbox(backend.sendRequest);
    const [rejected] = await entries();
    if (!rejected) throw new Error('There is none');
    const corrected = createReplacement(
      rejected,
      { payload: { message: 'right' }, attachments: [] },
      Date.now(),
    );
    await add(corrected, new Map(), rejected);
    await replayOutbox(backend.sendRequest);
    expect(backend.stored.map(({ text }) => text)).toEqual(['right']);
    expect(await entries()).toHaveLength(1);
  });

  it('does not send a correction as a new entry if the original had arrived', async () => {
    const backend = createFakeBackend();
    await addMessages('a');
    await replayOutbox(respondAfterForms(backend.sendRequest, () => noResponse));
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
