import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SendRequest } from '#src/outbox/send-request.ts';

/** Ways in which browsers block storage. */
const storages = {
  'has no IndexedDB': () => undefined,
  'throws when IndexedDB is touched': () => ({
    open: () => {
      throw new DOMException('Blocked', 'SecurityError');
    },
  }),
  'is serverState by a newer version of the site': async () => {
    const factory = new IDBFactory();
    await new Promise((resolve) => factory.open('fieldshop-outbox', 99).addEventListener('success', resolve));
    return factory;
  },
  'never answers': () => ({ open: () => new EventTarget() }),
};

const freeStorage = vi.fn<() => Promise<void>>(async () => undefined);

beforeEach(() => {
  vi.resetModules();
  freeStorage.mockClear();
  makeTimeFast();
});
afterEach(() => vi.unstubAllGlobals());

describe.each(Object.entries(storages))('where storage %s', (_what, storage) => {
  // Each test starts with a newly opened page.
  const opened = async (sendRequest: SendRequest) => {
    vi.stubGlobal('indexedDB', await storage());
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('BroadcastChannel', function blocked() {
      throw new DOMException('Blocked', 'SecurityError');
    });
    vi.stubGlobal('fetch', asFetch(sendRequest));
    const [
      { enqueue },
      { createFakeShop: aShop },
      { createFakeBackend: aBackend },
      { mirrorSession, readSession },
    ] = await Promise.all([
      import('#src/outbox/enqueue.ts'),
      import('#src/outbox/fake-shop.ts'),
      import('#src/outbox/fake-backend.ts'),
      import('#src/outbox/session.ts'),
    ]);
    const { addLines } = await import('#src/features/cart/mutations.ts');
    const { readDeviceCart } = await import('#src/features/cart/shown-cart.ts');
    return { enqueue, aShop, aBackend, mirrorSession, readSession, addLines, readDeviceCart };
  };

  it('a form is sent directly', async () => {
    const { createFakeBackend: aBackend } = await import('#src/outbox/fake-backend.ts');
    const backend = aBackend();
    const { enqueue } = await opened(backend.sendRequest);
    const end = await enqueue(
      { kind: 'contact', payload: { message: 'a' }, attachments: [] },
      { freeStorage: [freeStorage] },
    );
    expect(end).toMatchObject({ type: 'sent', receipt: { reference: 'C-2026-1' } });
    expect(backend.stored.map(({ text }) => text)).toEqual(['a']);
    expect(freeStorage).not.toHaveBeenCalled();
  });

  it('the cart works, click by click, and shows what is in it', async () => {
    const { createFakeShop: aShop } = await import('#src/outbox/fake-shop.ts');
    const shop = aShop();
    const { addLines, readDeviceCart } = await opened(shop.sendRequest);
    await Promise.all([1, 2, 3].map(() => addLines([{ product: aProbe, quantity: 1 }])));
    expect((await readDeviceCart()).shown.lines).toMatchObject([{ quantity: 3 }]);
    expect(shop.carts()).toEqual([[expect.stringMatching(/ 3$/)]]);
  });

  it('without a connection the person is told why at once, and nothing is thrown away', async () => {
    const { enqueue, addLines } = await opened(async () => 'unreachable');
    const end = await enqueue(
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

  it('who signs in is signed in for as long as the page is open', async () => {
    const { mirrorSession, readSession } = await opened(async () => 'unreachable');
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
  const reply = await sendRequest(path, {
    method: init.method === 'PUT' ? 'PUT' : init.method === 'POST' ? 'POST' : 'GET',
    headers: Object.fromEntries([...new Headers(init.headers)].map(([name, text]) => [titled(name), text])),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
  });
  if (reply === 'unreachable') throw new TypeError('Failed to fetch');
  return Response.json(reply.body, { status: reply.status });
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
  minimumOrderQuantity: 1,
  stock: 5,
  leadTimeDays: null,
  lifecycle: 'active' as const,
  thumbnail: null,
};
