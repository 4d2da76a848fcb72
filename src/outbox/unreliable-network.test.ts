import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addMessages, emptyOutbox, entries, replayOutbox } from './outbox-fixtures.ts';
import { createFakeBackend, errorReply } from './fake-backend.ts';
import type { SendRequest, Reply } from './send-request.ts';

vi.stubGlobal('indexedDB', new IDBFactory());
beforeEach(emptyOutbox);

describe('an outbox in a hostile world', () => {
  it.each([1, 2, 3])('loses nothing and doubles nothing, in order (seed %i)', async (seed) => {
    const backend = createFakeBackend();
    const messages = Array.from({ length: 12 }, (_none, number) => `message ${number}`);
    await addMessages(...messages);
    const random = seeded(seed);
    for (let round = 0; round < 400; round += 1) {
      const hostile = unreliableNetwork(backend.sendRequest, random);
      const waiting = await replayOutbox(hostile, { ignoreBackoff: true }).catch(() => undefined);
      if (waiting?.length === 0) break;
    }
    expect(backend.stored.map(({ text }) => text)).toEqual(messages);
    expect((await entries()).map(({ state }) => state)).toEqual(messages.map(() => 'sent'));
  });
});

/** Simulates a crash of the page, the worker or the device. */
class Killed extends Error {}

function unreliableNetwork(sendRequest: SendRequest, random: () => number): SendRequest {
  return async (path, request) => {
    const fate = random();
    if (fate < 0.08) throw new Killed('before it was sent');
    if (fate < 0.16) return 'unreachable';
    if (fate < 0.24) return oneOf(errorReplies, random());
    const reply = await sendRequest(path, request);
    if (fate < 0.32) throw new Killed('after it had arrived, before the answer');
    if (fate < 0.4) return 'unreachable';
    if (fate < 0.45) return { status: 200, body: undefined };
    // Browsers repeat a request by themselves after a connection reset.
    if (fate < 0.55) return sendRequest(path, request);
    return reply;
  };
}

const errorReplies = [
  errorReply(500, 'InternalServerError'),
  errorReply(429, 'TooManyRequestsError'),
  errorReply(503, 'ServiceUnavailableError'),
  errorReply(409, 'InProgressError'),
];

const oneOf = (replies: Reply[], random: number): Reply =>
  replies[Math.floor(random * replies.length)] ?? 'unreachable';

/** Mulberry32: the same sequence for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
