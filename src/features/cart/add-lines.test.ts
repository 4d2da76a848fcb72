import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Orderable } from '#src/contract/cart.ts';
import { emptyOutbox, replayOutbox } from '#src/outbox/outbox-fixtures.ts';
import { createFakeShop } from '#src/outbox/fake-shop.ts';
import { addLines } from './mutations.ts';
import { readDeviceCart } from './shown-cart.ts';

vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('navigator', { locks: { request: aLock() } });
// Only the test sends entries.
vi.mock('#src/outbox/send-pending.ts', () => ({ sendPending: async () => [] }));
vi.mock('#src/documents/free-storage.ts', () => ({ freeStorage: [] }));
beforeEach(emptyOutbox);

it('counts every click within one task', async () => {
  await Promise.all([1, 2, 3, 4].map(() => addLines([{ product: aProbe, quantity: 1 }])));
  expect((await readDeviceCart()).shown.lines).toMatchObject([{ partNumber: 'APT-210', quantity: 4 }]);
});

it('counts every click while earlier ones are being sent and confirmed', async () => {
  const shop = createFakeShop();
  for (let click = 0; click < 10; click += 1)
    await Promise.all([addLines([{ product: aProbe, quantity: 1 }]), replayOutbox(shop.sendRequest)]);
  await replayOutbox(shop.sendRequest);
  const { shown, pending } = await readDeviceCart();
  expect(pending).toEqual([]);
  expect(shown.lines.map(({ quantity }) => quantity)).toEqual([10]);
});

const aProbe: Orderable = {
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
  lifecycle: 'active',
  thumbnail: null,
};

/** Like in browsers: one holder at a time per name. */
function aLock() {
  const last = new Map<string, Promise<unknown>>();
  return (name: string, ...more: unknown[]) => {
    const act = more.at(-1) as (lock: object) => Promise<unknown>;
    const turn = (last.get(name) ?? Promise.resolve()).then(() => act({}));
    last.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
}
