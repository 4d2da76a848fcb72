import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { picture, savePictures } from './pictures.ts';

const url = 'https://shop.example/uploads/front_1a2b.webp?v=1';
const network = vi.fn<(request: string | { url: string }) => Promise<Response>>();
let device: Map<string, Response>;
let isFull: boolean;

beforeEach(() => {
  device = new Map();
  isFull = false;
  const cache = {
    match: ({ url: key }: { url: string }) => Promise.resolve(device.get(key)?.clone()),
    put: (key: string, response: Response) => {
      if (isFull) return Promise.reject(new DOMException('The disk is full', 'QuotaExceededError'));
      return Promise.resolve(void device.set(key, response));
    },
    keys: () => Promise.resolve([...device.keys()].map((key) => ({ url: key }))),
    delete: (key: string) => Promise.resolve(device.delete(key)),
  };
  vi.stubGlobal('self', { location: { origin: 'https://shop.example' } });
  vi.stubGlobal('fetch', network.mockReset());
  const match = (key: string) => Promise.resolve(device.get(key)?.clone());
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache), match });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a picture', () => {
  it('that was shown is available offline', async () => {
    network.mockImplementationOnce(async () => aPicture());
    expect(await (await shown()).text()).toBe('picture');
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await (await shown()).text()).toBe('picture');
  });

  it('is shown on a full disk', async () => {
    isFull = true;
    network.mockImplementation(async () => aPicture());
    expect(await (await shown()).text()).toBe('picture');
    expect(await savePictures([url])).toEqual([url]);
  });

  it('is not stored if a sign-in page came instead', async () => {
    network.mockImplementation(async () => signIn());
    await shown();
    expect(await savePictures([url])).toEqual([url]);
    expect(device.size).toBe(0);
  });

  it('is fetched again if a sign-in page was stored instead', async () => {
    device.set(url, signIn());
    network.mockImplementation(async () => aPicture());
    expect(await (await shown()).text()).toBe('picture');

    device.set(url, signIn());
    expect(await savePictures([url])).toEqual([]);
    expect(await device.get(url)?.text()).toBe('picture');
  });
});

const aPicture = () => answer('picture', 'image/webp');
const signIn = () => answer('<h1>Sign in</h1>', 'text/html');

function answer(text: string, type: string): Response {
  const response = new Response(text, { headers: { 'Content-Type': type } });
  Object.defineProperty(response, 'type', { value: 'basic' });
  return response;
}

async function shown(): Promise<Response> {
  const storing: Promise<unknown>[] = [];
  const event = { request: { url }, waitUntil: (work: Promise<unknown>) => storing.push(work) };
  const response = await picture(event as unknown as FetchEvent);
  await Promise.all(storing);
  return response;
}
