import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addMessages, emptyOutbox, entries, replayOutbox } from './outbox-fixtures.ts';
import { createFakeBackend } from './fake-backend.ts';
import { errorResponse, noResponse, okResponse } from './fake-responses.ts';
import type { SendOutcome } from '#src/api/send.ts';
import type { SendRequest } from './send-request.ts';

vi.stubGlobal('indexedDB', new IDBFactory());
beforeEach(emptyOutbox);

describe('an outbox on an unreliable network', () => {
  it.each([1, 2, 3])('loses nothing, duplicates nothing and keeps the order (seed %i)', async (seed) => {
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
    if (fate < 0.16) return noResponse;
    if (fate < 0.24) return oneOf(errorResponses, random());
    const response = await sendRequest(path, request);
    if (fate < 0.32) throw new Killed('after it had arrived, before the response');
    if (fate < 0.4) return noResponse;
    if (fate < 0.45) return okResponse(undefined);
    // Browsers repeat a request by themselves after a connection reset.
    if (fate < 0.55) return sendRequest(path, request);
    return response;
  };
}

const errorResponses = [
  errorResponse(500, 'InternalServerError'),
  errorResponse(429, 'TooManyRequestsError'),
  errorResponse(503, 'ServiceUnavailableError'),
  errorResponse(409, 'InProgressError'),
];

const oneOf = (responses: SendOutcome[], random: number): SendOutcome =>
  responses[Math.floor(random * responses.length)] ?? noResponse;

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
