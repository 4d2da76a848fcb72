import { describe, expect, it } from 'vitest';
import { createAnswer } from '../src/cache/answer';
import { createAnswerStore } from '../src/cache/answer-store';

describe('the store of answers', () => {
  it('makes an answer once for all who ask at the same moment', async () => {
    const { store, makings, ask } = aStore();
    await Promise.all([ask('a'), ask('a'), ask('a')]);
    await store.answer('a', makings.produce('never made'));
    expect(makings.count()).toBe(1);
  });

  it('does not keep an answer begun before a change', async () => {
    const { store, makings } = aStore();
    const slow = store.answer('a', makings.produce('old', 20));
    store.drop();
    await slow;
    const answer = await store.answer('a', makings.produce('new'));
    expect(answer.raw.toString()).toBe('new');
  });

  it('lets nobody join a making begun before a change', async () => {
    const { store, makings } = aStore();
    const before = store.answer('a', makings.produce('old', 20));
    store.drop();
    const after = store.answer('a', makings.produce('new'));
    expect((await before).raw.toString()).toBe('old');
    expect((await after).raw.toString()).toBe('new');
  });

  it('forgets what was not asked for longest when it is full', async () => {
    const { store, ask } = aStore(6000);
    for (const key of ['a', 'b', 'c', 'd']) await ask(key);
    await ask('a');
    await ask('e');
    const { bytes } = store.size();
    expect(bytes).toBeLessThanOrEqual(6000);
    const { makings } = await remade(store, ['a', 'b']);
    expect(makings).toEqual(['b']);
  });

  it('keeps nothing while it cannot hear of changes', async () => {
    const { store, ask } = aStore();
    store.suspend();
    await ask('a');
    expect(store.size().answers).toBe(0);
    store.resume();
    await ask('a');
    expect(store.size().answers).toBe(1);
  });

  it('tries again after a failure', async () => {
    const { store, makings } = aStore();
    await expect(store.answer('a', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
    expect((await store.answer('a', makings.produce('well'))).raw.toString()).toBe('well');
  });
});

type Store = ReturnType<typeof createAnswerStore>;

function aStore(maxBytes = 1_000_000) {
  const store = createAnswerStore(maxBytes);
  let made = 0;
  const produce =
    (text: string, delay = 1) =>
    async () => {
      made += 1;
      await new Promise((resolve) => setTimeout(resolve, delay));
      return { answer: createAnswer(200, {}, text), keep: true };
    };
  const ask = (key: string) => store.answer(key, produce(key.repeat(900)));
  return { store, ask, makings: { produce, count: () => made } };
}

async function remade(store: Store, keys: string[]) {
  const makings: string[] = [];
  for (const key of keys)
    await store.answer(key, async () => {
      makings.push(key);
      return { answer: createAnswer(200, {}, key), keep: false };
    });
  return { makings };
}
