import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type AddToSum, createMinuteLimit } from '../src/platform/rate-limit/minute-limit';

// A process adds after each five requests.
const most = 100;
const step = 5;

describe('a limit per minute', () => {
  it('is exact in one process', async () => {
    const send = aProcess();
    expect(await allowedOf(150, () => send('a'))).toBe(most);
    expect(send('b')).toBe(true);
  });

  it('begins again with the next minute', async () => {
    const send = aProcess(sums());
    await allowedOf(150, () => send('a', 59_999));
    expect(send('a', 59_999)).toBe(false);
    expect(await allowedOf(150, () => send('a', 60_000))).toBe(most);
  });

  it('is shared by three processes, which may each allow one step more', async () => {
    const { addToSum } = sums();
    const processes = [aProcess({ addToSum }), aProcess({ addToSum }), aProcess({ addToSum })];
    const allowed = await allowedOf(600, (count) => processes[count % 3]?.('a') === true);
    expect(allowed).toBeGreaterThanOrEqual(most);
    expect(allowed).toBeLessThanOrEqual(most + 3 * step);
  });

  it('causes no write for few requests, and one for each step of many', async () => {
    const { addToSum, writes } = sums();
    const send = aProcess({ addToSum });
    await allowedOf(step - 1, () => send('a'));
    expect(writes).toEqual([]);
    await allowedOf(3 * step, () => send('a'));
    expect(writes).toEqual([step, step, step]);
    await allowedOf(1000, () => send('a'));
    expect(writes.length).toBeLessThanOrEqual(most / step);
  });

  it('counts each request once, also those that arrive while a step is added', async () => {
    const { addToSum, total } = sums();
    const waiting: (() => void)[] = [];
    const slowly: AddToSum = (...step) =>
      new Promise((resolve) => waiting.push(() => resolve(addToSum(...step))));
    const send = aProcess({ addToSum: slowly });
    for (let count = 0; count < 23; count += 1) send('a');
    expect(waiting).toHaveLength(1);
    waiting.pop()?.();
    await setImmediate();
    send('a');
    waiting.pop()?.();
    await setImmediate();
    expect(total()).toBe(24);
    expect(await allowedOf(150, () => send('a'))).toBe(most - 24);
  });

  it('applies to each process while the sum is not known, and is added again with the next step', async () => {
    let tries = 0;
    const send = aProcess({ addToSum: async () => void (tries += 1) });
    expect(await allowedOf(150, () => send('a'))).toBe(most);
    expect(tries).toBeLessThanOrEqual(most / step);
    expect(tries).toBeGreaterThan(1);
  });
});

function aProcess({ addToSum }: { addToSum?: AddToSum } = {}) {
  const isWithin = createMinuteLimit();
  return (name: string, now = 0) => isWithin({ name, most, addToSum }, now);
}

/** The sums of all processes, as in a database. */
function sums() {
  const counts = new Map<string, number>();
  const writes: number[] = [];
  const addToSum: AddToSum = async (bucket, by) => {
    writes.push(by);
    const sum = (counts.get(bucket) ?? 0) + by;
    counts.set(bucket, sum);
    return sum;
  };
  return { addToSum, writes, total: () => [...counts.values()].reduce((sum, count) => sum + count, 0) };
}

async function allowedOf(requests: number, send: (count: number) => boolean): Promise<number> {
  let allowed = 0;
  for (let count = 0; count < requests; count += 1) {
    if (send(count)) allowed += 1;
    await setImmediate();
  }
  return allowed;
}
