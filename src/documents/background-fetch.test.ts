import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Pack } from '#src/contract/library.ts';
import { fetchInBackground } from './background-fetch.ts';
import { aDocument } from './document-fixture.ts';
import { readPack, writePack } from './packs.ts';

const running = vi.fn<() => Promise<object | undefined>>();
const begin = vi.fn<(id: string, requests: Request[]) => Promise<object>>();
const never = new AbortController().signal;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const backgroundFetch = { get: running.mockReset(), fetch: begin.mockReset() };
  const registration = { active: {}, backgroundFetch };
  vi.stubGlobal('location', { origin: 'https://site.test' });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('passes a pack to the browser once: after a crash, the page downloads missing files itself', async () => {
  await writePack(aPack());
  begin.mockImplementation(() => Promise.resolve(aFetch()));
  running.mockImplementation(() => Promise.resolve(undefined));
  await fetchInBackground(await stored(), AbortSignal.abort());
  expect(begin).toHaveBeenCalledOnce();
  expect(begin.mock.lastCall?.[1][0]?.url).toBe('https://site.test/uploads/sheet-0.pdf?v=0');
  // Counted by the backend like a document that is saved alone.
  expect(begin.mock.lastCall?.[1][0]?.headers.has('X-Download')).toBe(false);
  await fetchInBackground(await stored(), never);
  expect(begin).toHaveBeenCalledOnce();
});

it('gives up a stalled fetch of an earlier visit before the next crash', async () => {
  await writePack(aPack());
  const standing = aFetch();
  running.mockImplementation(() => Promise.resolve(standing));
  const pack = await stored();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const fetched = fetchInBackground(pack, never);
  await vi.advanceTimersByTimeAsync(1999);
  expect(standing.abort).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await fetched;
  expect(standing.abort).toHaveBeenCalledOnce();
  expect(begin).not.toHaveBeenCalled();
});

async function stored(): Promise<Pack> {
  const pack = await readPack('pack');
  if (!pack) throw new Error('The pack is not stored');
  return pack;
}

const aPack = (): Pack => ({
  id: 'pack',
  name: 'All documents',
  state: 'running',
  createdAt: 0,
  documents: Array.from({ length: 12 }, (_, number) => sheet(number)),
  wasInBackground: false,
  failures: [],
});

const sheet = (number: number) =>
  aDocument(`sheet-${number}`, {
    fileUrl: `/uploads/sheet-${number}.pdf?v=${number}`,
    checksum: String(number),
    sizeBytes: 1000,
  });

/** A download that never delivers any data. */
function aFetch() {
  return Object.assign(new EventTarget(), {
    id: 'pack',
    result: '',
    abort: vi.fn<() => Promise<boolean>>(() => Promise.resolve(true)),
    matchAll: () => new Promise(() => undefined),
  });
}
