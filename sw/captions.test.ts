import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { captions, isCaptions, saveCaptions } from './captions.ts';

const origin = 'https://shop.example';
const url = `${origin}/uploads/tour_1a2b.vtt`;
const text = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello';
const network = vi.fn<(request: string | { url: string }) => Promise<Response>>();
let device: Map<string, Response>;

beforeEach(() => {
  device = new Map();
  const cache = {
    match: (key: string) => Promise.resolve(device.get(key)?.clone()),
    put: (key: string, response: Response) => Promise.resolve(void device.set(key, response)),
    keys: () => Promise.resolve([...device.keys()].map((key) => ({ url: key }))),
    delete: (key: string) => Promise.resolve(device.delete(key)),
  };
  vi.stubGlobal('self', { location: { origin } });
  vi.stubGlobal('fetch', network.mockReset());
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache), match: cache.match });
});
afterEach(() => void vi.unstubAllGlobals());

describe('captions', () => {
  it.each([
    ['/uploads/tour_1a2b.vtt', true],
    ['/uploads/tour_1a2b.mp4', false],
    ['/uploads/folder/tour.vtt', false],
    ['/other/tour.vtt', false],
  ])('%s: %s', (path, expected) => {
    expect(isCaptions(path)).toBe(expected);
  });

  it('that were shown are available offline', async () => {
    network.mockResolvedValueOnce(served());
    expect(await (await shown()).text()).toBe(text);
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await (await shown()).text()).toBe(text);
  });

  it('are returned but not stored if a sign-in page came instead', async () => {
    network.mockResolvedValue(served('<h1>Sign in</h1>', 'text/html'));
    expect(await (await shown()).text()).toBe('<h1>Sign in</h1>');
    expect(device.size).toBe(0);
  });
});

describe('saving captions with the page of their video', () => {
  it('stores them once', async () => {
    network.mockImplementation(() => Promise.resolve(served()));
    expect(await saveCaptions(url)).toBeUndefined();
    expect(await saveCaptions(url)).toBeUndefined();
    expect(network).toHaveBeenCalledTimes(1);
    expect(await device.get(url)?.text()).toBe(text);
  });

  it('does not report those that no longer exist', async () => {
    network.mockResolvedValue(served('', 'text/plain', 404));
    expect(await saveCaptions(url)).toBeUndefined();
    expect(device.size).toBe(0);
  });

  it('reports those that could not be fetched', async () => {
    network.mockResolvedValue(served('<h1>Sign in</h1>', 'text/html'));
    expect(await saveCaptions(url)).toBe(url);
    expect(device.size).toBe(0);
  });
});

function served(body = text, type = 'text/vtt', status = 200): Response {
  const response = new Response(body, { status, headers: { 'Content-Type': type } });
  return Object.defineProperty(response, 'type', { value: 'basic' });
}

async function shown(): Promise<Response> {
  const work: Promise<unknown>[] = [];
  const event = { request: { url }, waitUntil: (part: Promise<unknown>) => void work.push(part) };
  const response = await captions(event as unknown as FetchEvent);
  await Promise.all(work);
  return response;
}
