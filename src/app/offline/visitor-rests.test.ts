import { afterAll, beforeEach, expect, it, vi } from 'vitest';

vi.useFakeTimers();
const visitor = new EventTarget();
vi.stubGlobal('window', visitor);
const { visitorRests } = await import('./visitor-rests.ts');

beforeEach(() => void vi.advanceTimersByTime(60_000));
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function begin() {
  let hasRested = false;
  void visitorRests().then(() => (hasRested = true));
  await vi.advanceTimersByTimeAsync(0);
  return () => hasRested;
}

it('work continues at once if the visitor does nothing', async () => {
  const hasRested = await begin();
  expect(hasRested()).toBe(true);
});

it.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])(
  'work waits until a second after the last %s',
  async (input) => {
    visitor.dispatchEvent(new Event(input));
    const hasRested = await begin();
    await vi.advanceTimersByTimeAsync(600);
    visitor.dispatchEvent(new Event(input));
    await vi.advanceTimersByTimeAsync(999);
    expect(hasRested()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(hasRested()).toBe(true);
  },
);
