import { describe, expect, it } from 'vitest';
import { load } from './support/backend';

describe('background work', () => {
  it('runs one round at a time, and one more for all calls in the meantime', async () => {
    const { work, rounds, finish } = aWork();
    const first = work.wake(strapi);
    const others = [work.wake(strapi), work.wake(strapi)];
    expect(rounds).toHaveLength(1);
    finish();
    await ticks();
    expect(rounds).toHaveLength(2);
    finish();
    await Promise.all([first, ...others]);
    expect(rounds).toHaveLength(2);
  });

  it('starts again whenever it is woken after a round', async () => {
    for (let turns = 0; turns < 12; turns += 1) {
      const { work, rounds, finish } = aWork();
      void work.wake(strapi);
      finish();
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      void work.wake(strapi);
      await ticks();
      expect(rounds).toHaveLength(2);
    }
  });

  it('logs a failed round and continues with the next', async () => {
    const { work, rounds, fail, finish } = aWork();
    const first = work.wake(strapi);
    void work.wake(strapi);
    fail();
    await ticks();
    finish();
    await first;
    expect(rounds).toHaveLength(2);
    expect(logged).toEqual([new Error('failed')]);
  });

  it('stops after the current round, which is notified, and starts no other', async () => {
    const { work, rounds, finish } = aWork();
    void work.wake(strapi);
    void work.wake(strapi);
    const ended = work.end();
    expect(rounds[0]?.()).toBe(true);
    finish();
    await ended;
    await work.wake(strapi);
    expect(rounds).toHaveLength(1);
  });
});

const logged: unknown[] = [];
const strapi = { log: { error: (error: unknown) => logged.push(error) } };

const ticks = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Work whose rounds last until the test ends them. */
function aWork() {
  const rounds: (() => boolean)[] = [];
  let under: ReturnType<typeof deferred> | undefined;
  const work = load('platform/jobs/background-work.js').backgroundWork(
    (_strapi: unknown, isEnding: () => boolean) => {
      rounds.push(isEnding);
      under = deferred();
      return under.promise;
    },
  );
  return { work, rounds, finish: () => under?.resolve(), fail: () => under?.reject(new Error('failed')) };
}

// Promise.withResolvers needs Node 22.
function deferred() {
  let resolve!: () => void;
  let reject!: (cause: unknown) => void;
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
