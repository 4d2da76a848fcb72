import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anOutbox, emptyOutbox, entries, replayed } from './an-outbox.ts';
import { aBackend, refusal } from './fake-backend.ts';
import type { Carry, Reply } from './wire.ts';

vi.stubGlobal('indexedDB', new IDBFactory());
beforeEach(emptyOutbox);

describe('an outbox in a hostile world', () => {
  it.each([1, 2, 3])('loses nothing and doubles nothing, in order (seed %i)', async (seed) => {
    const backend = aBackend();
    const messages = Array.from({ length: 12 }, (_none, number) => `message ${number}`);
    await anOutbox(...messages);
    const chance = seeded(seed);
    for (let round = 0; round < 400; round += 1) {
      const hostile = hostileWorld(backend.carry, chance);
      const waiting = await replayed(hostile, { ignoreBackoff: true }).catch(() => undefined);
      if (waiting?.length === 0) break;
    }
    expect(backend.stored.map(({ text }) => text)).toEqual(messages);
    expect((await entries()).map(({ state }) => state)).toEqual(messages.map(() => 'sent'));
  });
});

/** The page, the worker or the whole device ends here. */
class Killed extends Error {}

function hostileWorld(carry: Carry, chance: () => number): Carry {
  return async (path, parcel) => {
    const fate = chance();
    if (fate < 0.08) throw new Killed('before it was sent');
    if (fate < 0.16) return 'unreachable';
    if (fate < 0.24) return oneOf(refusals, chance());
    const reply = await carry(path, parcel);
    if (fate < 0.32) throw new Killed('after it had arrived, before the answer');
    if (fate < 0.4) return 'unreachable';
    if (fate < 0.45) return { status: 200, body: undefined };
    // A connection that was reset is used again by the browser itself.
    if (fate < 0.55) return carry(path, parcel);
    return reply;
  };
}

const refusals = [
  refusal(500, 'InternalServerError'),
  refusal(429, 'TooManyRequestsError'),
  refusal(503, 'ServiceUnavailableError'),
  refusal(409, 'InProgressError'),
];

const oneOf = (replies: Reply[], chance: number): Reply =>
  replies[Math.floor(chance * replies.length)] ?? 'unreachable';

/** Mulberry32: the same world for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
