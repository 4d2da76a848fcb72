import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SendRequest } from '#src/outbox/send-request.ts';
import { noResponse } from '#src/outbox/fake-responses.ts';

/** Ways in which browsers block storage. */
const storages = {
  'has no IndexedDB': () => undefined,
  'throws when IndexedDB is accessed': () => ({
    open: () => {
      throw new DOMException('Blocked', 'SecurityError');
    },
  }),
  'is used by a newer version of the site': async () => {
    const factory = new IDBFactory();
    await new Promise((resolve) => factory.open('fieldshop-outbox', 99).addEventListener('success', resolve));
    return factory;
  },
  'never responds': () => ({ open: () => new EventTarget() }),
};

const freeStorage = vi.fn<() => Promise<void>>(async () => undefined);

beforeEach(() => {
  vi.resetModules();
  freeStorage.mockClear();
  makeTimeFast();
});
afterEach(() => vi.unstubAllGlobals());

describe.each(Object.entries(storages))('if storage %s', (_what, storage) => {
  // Each test starts with a newly opened page.
  const opened = async (sendRequest: SendRequest) => {
    vi.stubGlobal('indexedDB', await storage());
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('BroadcastChannel', function blocked() {
      throw new DOMException('Blocked', 'SecurityError');
    });
    vi.stubGlobal('fetch', asFetch(sendRequest));
    const [
      { submit },
      { createFakeShop: aShop },
      { createFakeBackend: aBackend },
      { mirrorSession, readSession },
    ] = await Promise.all([
      import('#src/outbox/submit.ts'),
      import('#src/outbox/fake-shop.ts'),
      import('#src/outbox/fake-backend.ts'),
      import('#src/outbox/session.ts'),
    ]);
    const { addLines } = await import('#src/features/cart/mutations.ts');
    const { readDeviceCart } = await import('#src/features/cart/shown-cart.ts');
    return { submit, aShop, aBackend, mirrorSession, readSession, addLines, readDeviceCart };
  };

  it('a form is sent directly', async () => {
    const { createFakeBackend: aBackend } = await import('#src/outbox/fake-backend.ts');
    const backend = aBackend();
    const { submit } = await opened(backend.sendRequest);
    const end = await submit(
      { kind: 'contact', payload: { message: 'a' }, attachments: [] },
      { freeStorage: [freeStorage] },
    );
    expect(end).toMatchObject({ type: 'sent', receipt: { reference: 'C-2026-1' } });
    expect(backend.stored.map(({ text }) => text)).toEqual(['a']);
    expect(freeStorage).not.toHaveBeenCalled();
  });

  it('every click changes the cart, which shows its lines', async () => {
    const { createFakeShop: aShop } = await import('#src/outbox/fake-shop.ts');
    const shop = aShop();
    const { addLines, readDeviceCart } = await opened(shop.sendRequest);
    await Promise.all([1, 2, 3].map(() => addLines([{ product: aProbe, quantity: 1 }])));
    expect((await readDeviceCart()).shown.lines).toMatchObject([{ quantity: 3 }]);
    expect(shop.carts()).toEqual([[expect.stringMatching(/ 3$/)]]);
  });

  it('while offline, the page says why immediately, and no input is lost', async () => {
    const { submit, addLines } = await opened(async () => noResponse);
    const end = await submit(
      { kind: 'contact', payload: {}, attachments: [] },
      { freeStorage: [freeStorage] },
    );
    expect(end).toMatchObject({
      type: 'failed',
      isStorageUnavailable: true,
      message: 'No connection to the server.',
    });
    expect(await addLines([{ product: aProbe, quantity: 1 }])).toMatchObject({ type: 'failed' });
    expect(freeStorage).not.toHaveBeenCalled();
  });

  it('a sign-in lasts as long as the page is open', async () => {
    const { mirrorSession, readSession } = await opened(async () => noResponse);
    await mirrorSession({ subject: 'ada', jwt: 'token' }).catch(() => undefined);
    expect(await readSession()).toEqual({ subject: 'ada', jwt: 'token' });
    await mirrorSession(undefined).catch(() => undefined);
    expect(await readSession()).toBeUndefined();
  });
});

// The timeout for storage that never responds takes seconds.
function makeTimeFast() {
  const real = setTimeout;
  vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => real(work, ms / 20));
}

const asFetch = (sendRequest: SendRequest) => async (path: string, init: RequestInit) => {
  const outcome = await sendRequest(path, {
    method: init.method === 'PUT' ? 'PUT' : init.method === 'POST' ? 'POST' : 'GET',
    headers: Object.fromEntries([...new Headers(init.headers)].map(([name, text]) => [titled(name), text])),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
  });
  if (outcome.type === 'unreachable') throw new TypeError('Failed to fetch');
  return Response.json(outcome.body, { status: outcome.status });
};

const titled = (name: string) => name.replaceAll(/(^|-)[a-z]/g, (letters) => letters.toUpperCase());

const aProbe = {
  documentId: 'd1',
  name: 'APT 210',
  url: 'apt-210',
  partNumber: 'APT-210',
  currency: 'EUR',
  unitPrice: 10_000,
  priceBreaks: [],
  addOns: [],
  minimumOrderQuantity: 1,
  stock: 5,
  leadTimeDays: null,
  lifecycle: 'active' as const,
  thumbnail: null,
};
