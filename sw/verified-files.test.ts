import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteDamaged, isStorable, storeFiles } from './verified-files.ts';
import type { VersionFile } from './version-files.ts';

const script = 'export const answer = 42;';
const signIn = '<!doctype html><h1>Sign in</h1>';
const file: VersionFile = {
  url: 'https://shop.example/assets/a-1.js',
  key: 'https://shop.example/assets/a-1.js',
  digest: 'jd1WpEeAUqrJNqnT',
  isNamedByContent: true,
};

const renamedUrl = 'https://shop.example/assets/a-newhash1.js';
const renamedScript: VersionFile = { ...file, url: renamedUrl, key: renamedUrl };

const realSetTimeout = setTimeout;
let stored: Map<string, Response>;
const cache = {
  match: (key: string) => Promise.resolve(stored.get(key)?.clone()),
  put: (key: string, response: Response) => Promise.resolve(void stored.set(key, response)),
  delete: (key: string) => Promise.resolve(stored.delete(key)),
  keys: () => Promise.resolve([...stored.keys()].map((url) => new Request(url))),
};
const network = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();

beforeEach(() => {
  stored = new Map();
  // Skip the pauses between attempts.
  vi.stubGlobal('setTimeout', (act: () => void) => realSetTimeout(act, 0));
  vi.stubGlobal('fetch', network.mockReset());
  vi.stubGlobal('caches', { match: () => Promise.resolve(undefined) });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a file of the version', () => {
  it('is stored if it is the file that was built', async () => {
    network.mockResolvedValue(served(script));
    expect(await storing()).toEqual([]);
    expect(await stored.get(file.key)?.text()).toBe(script);
  });

  it.each([
    ['a sign-in page', served(signIn, 'text/html')],
    ['a sign-in page that is called a script', served(signIn)],
    ['a part of the file', served(script.slice(0, 9))],
    ['an error page', served(script, 'text/javascript', { status: 500 })],
    ['a redirected response', as(served(script), { redirected: true })],
  ])('is fetched again, past the HTTP cache, when %s came instead', async (_what, wrong) => {
    network.mockResolvedValueOnce(wrong).mockResolvedValueOnce(served(script));
    expect(await storing()).toEqual([]);
    expect(network.mock.calls.map(([, { cache }]) => cache)).toEqual(['default', 'reload']);
    expect(await stored.get(file.key)?.text()).toBe(script);
  });

  it('is reported and not stored if it is not available', async () => {
    network.mockImplementation(() => Promise.resolve(served(signIn)));
    expect(await storing()).toEqual([file.url]);
    expect(stored.size).toBe(0);
  });

  it('replaces a wrong file in the cache', async () => {
    stored.set(file.key, served(signIn));
    network.mockResolvedValue(served(script));
    await storing();
    expect(await stored.get(file.key)?.text()).toBe(script);
  });

  it('is not fetched if it is stored intact', async () => {
    stored.set(file.key, served(script));
    expect(await storing()).toEqual([]);
    expect(network).not.toHaveBeenCalled();
  });

  it('is made from the stored one of an earlier version, if only names in it have changed', async () => {
    stored.set('https://shop.example/assets/a-earlier1.js', served(script));
    expect(await storing(renamedScript)).toEqual([]);
    expect(network).not.toHaveBeenCalled();
    // Kept by the next version too.
    expect(await deleteDamaged(cache, [renamedScript])).toBe(0);
  });

  it('is fetched if more has changed than names', async () => {
    stored.set('https://shop.example/assets/a-earlier1.js', served(`${script}//`));
    network.mockResolvedValue(served(script));
    expect(await storing(renamedScript)).toEqual([]);
    expect(await stored.get(renamedScript.key)?.text()).toBe(script);
  });

  it('is deleted if it is damaged', async () => {
    stored.set(file.key, served(script));
    expect(await deleteDamaged(cache, [file])).toBe(0);
    stored.set(file.key, served(script.toUpperCase()));
    expect(await deleteDamaged(cache, [file])).toBe(1);
    expect(stored.size).toBe(0);
  });
});

it('a response from another origin is not stored', () => {
  const opaque = as(served(script), { type: 'opaque' });
  expect(isStorable(file.url, opaque)).toBe(false);
});

const storing = (expected = file) => storeFiles(cache, [expected]);

/** A same-origin response. */
function served(body: string, type = 'text/javascript', init: ResponseInit = {}): Response {
  return as(new Response(body, { headers: { 'Content-Type': type }, ...init }), { type: 'basic' });
}

function as(response: Response, facts: { type?: ResponseType; redirected?: boolean }): Response {
  const clone = response.clone.bind(response);
  for (const [name, value] of Object.entries(facts))
    Object.defineProperty(response, name, { value, configurable: true });
  response.clone = () => as(clone(), facts);
  return response;
}
