import { AsyncLocalStorage } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCachedResponse, sendCachedResponse } from '../src/platform/cache/cached-response';
import { createResponseCache } from '../src/platform/cache/response-cache';

const long = 'abc'.repeat(2000);

describe('the response cache', () => {
  it('makes a response once for parallel requests', async () => {
    const { store, makings, ask } = aStore();
    await Promise.all([ask('a'), ask('a'), ask('a')]);
    await store.getOrCreate('a', makings.produce('never made'));
    expect(makings.count()).toBe(1);
  });

  it('does not store a response that was started before a change', async () => {
    const { store, makings } = aStore();
    const slow = store.getOrCreate('a', makings.produce('old', 20));
    store.drop();
    await slow;
    const response = await store.getOrCreate('a', makings.produce('new'));
    expect(response.body.toString()).toBe('new');
  });

  it('does not share a response that was started before a change', async () => {
    const { store, makings } = aStore();
    const before = store.getOrCreate('a', makings.produce('old', 20));
    store.drop();
    const after = store.getOrCreate('a', makings.produce('new'));
    expect((await before).body.toString()).toBe('old');
    expect((await after).body.toString()).toBe('new');
  });

  it('evicts the least recently used response when it is full', async () => {
    const { store, ask } = aStore(14_000);
    for (const key of ['a', 'b', 'c', 'd']) await ask(key);
    await ask('a');
    await ask('e');
    const { bytes } = store.size();
    expect(bytes).toBeLessThanOrEqual(14_000);
    const { makings } = await remade(store, ['a', 'b']);
    expect(makings).toEqual(['b']);
  });

  it('counts the overhead of an entry: a thousand empty responses do not all fit', async () => {
    const { store } = aStore(100_000);
    const empty = async () => ({ response: createCachedResponse(200, {}, ''), keep: true });
    for (let count = 0; count < 1000; count += 1) await store.getOrCreate(`empty ${count}`, empty);
    expect(store.size().responses).toBeLessThan(50);
    expect(store.size().responses).toBeGreaterThan(10);
  });

  it('counts headers and the compressed body', async () => {
    const [plain, withHeaders] = [aStore().store, aStore().store];
    const keep = (store: Store, headers: Record<string, string>) =>
      store.getOrCreate('a', async () => ({
        response: createCachedResponse(200, headers, long),
        keep: true,
      }));
    const { body } = await keep(plain, {});
    await keep(withHeaders, { 'x-large': 'y'.repeat(5000) });
    expect(withHeaders.size().bytes - plain.size().bytes).toBe(5000 + 'x-large'.length);
    const { store: empty } = aStore();
    await empty.getOrCreate('a', async () => ({ response: createCachedResponse(200, {}, ''), keep: true }));
    expect(plain.size().bytes - empty.size().bytes).toBe(body.length);
  });

  it('releases the request for which it made and compressed a response', async () => {
    const { store, makings } = aStore();
    const request = await responseWithin(store, makings.produce(long));
    await expect.poll(() => isCollected(request)).toBe(true);
    expect(store.size().responses).toBe(1);
  });

  it('does not store a response that is invalidated while it is compressed', async () => {
    const { store } = aStore();
    const slow = store.getOrCreate('a', async () => {
      // Runs after the compression has started.
      setImmediate(store.drop);
      return { response: createCachedResponse(200, {}, long.repeat(100)), keep: true };
    });
    await slow;
    expect(store.size()).toMatchObject({ responses: 0, bytes: 0 });
  });

  it('keeps existing pages, however many missing ones are requested', async () => {
    const { store, ask } = aStore(100_000);
    await ask('a');
    const missing = async () => ({ response: createCachedResponse(404, {}, 'x'.repeat(1000)), keep: true });
    for (let count = 0; count < 200; count += 1) await store.getOrCreate(`missing ${count}`, missing);
    expect(store.size().responses).toBeLessThan(10);
    expect((await remade(store, ['a'])).makings).toEqual([]);
  });

  it('needs the same memory for a long request as for a short one', async () => {
    const { store, makings } = aStore();
    await store.getOrCreate('a', makings.produce('same'));
    const { bytes } = store.size();
    await store.getOrCreate('a'.repeat(14_000), makings.produce('same'));
    expect(store.size().bytes).toBe(2 * bytes);
  });

  it('stores nothing while it cannot receive invalidations', async () => {
    const { store, ask } = aStore();
    store.suspend();
    await ask('a');
    expect(store.size().responses).toBe(0);
    store.resume();
    await ask('a');
    expect(store.size().responses).toBe(1);
  });

  it('retries after a failure', async () => {
    const { store, makings } = aStore();
    await expect(store.getOrCreate('a', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
    expect((await store.getOrCreate('a', makings.produce('well'))).body.toString()).toBe('well');
  });
});

describe('the body of a cached response', () => {
  it('is stored compressed, in a buffer of its own that is no larger', async () => {
    const { store, makings } = aStore();
    const { body } = await store.getOrCreate('a', makings.produce(long));
    expect(body.length).toBeLessThan(200);
    expect(body.buffer.byteLength).toBe(body.length);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (body: Buffer) => body],
  ])('is sent as %s', async (encoding, decoded) => {
    const { store, makings } = aStore();
    const request = aRequestFor(encoding);
    await sendCachedResponse(request, await store.getOrCreate('a', makings.produce(long)));
    expect(decoded(request.body as Buffer).toString()).toBe(long);
  });

  it('is compressed once for parallel requests', async () => {
    const { store, makings } = aStore();
    const ask = async () => {
      const request = aRequestFor('br');
      await sendCachedResponse(request, await store.getOrCreate('a', makings.produce(long)));
      return request.body;
    };
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(first).toBe(second);
  });
});

function aRequestFor(encoding: string) {
  const request = { status: 404, body: null, fresh: false, set() {}, vary() {} };
  return { ...request, acceptsEncodings: () => [encoding] } as unknown as Parameters<
    typeof sendCachedResponse
  >[0];
}

type Store = ReturnType<typeof createResponseCache>;
type Produce = Parameters<Store['getOrCreate']>[1];

// Koa binds the request to everything that is started for it.
async function responseWithin(store: Store, produce: Produce): Promise<WeakRef<object>> {
  const request = {};
  const send = async () => sendCachedResponse(aRequestFor('gzip'), await store.getOrCreate('a', produce));
  await new AsyncLocalStorage().run(request, send);
  return new WeakRef(request);
}

function isCollected(reference: WeakRef<object>): boolean {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return reference.deref() === undefined;
}

function aStore(maxBytes = 1_000_000) {
  const store = createResponseCache(maxBytes);
  let made = 0;
  const produce =
    (text: string, delay = 1) =>
    async () => {
      made += 1;
      await new Promise((resolve) => setTimeout(resolve, delay));
      return { response: createCachedResponse(200, {}, text), keep: true };
    };
  const ask = (key: string) => store.getOrCreate(key, produce(key.repeat(900)));
  return { store, ask, makings: { produce, count: () => made } };
}

async function remade(store: Store, keys: string[]) {
  const makings: string[] = [];
  for (const key of keys)
    await store.getOrCreate(key, async () => {
      makings.push(key);
      return { response: createCachedResponse(200, {}, key), keep: false };
    });
  return { makings };
}
