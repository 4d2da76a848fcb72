import { describe, expect, it } from 'vitest';
import { emptyCart, type Cart, type CartLine, type Orderable } from '#src/contract/cart.ts';
import type { Entry, EntryKind } from '#src/contract/outbox.ts';
import { createEntry } from '#src/outbox/entry.ts';
import { overlay } from './overlay.ts';

describe('the cart on the screen', () => {
  it('is the server’s cart while nothing is pending', () => {
    const shown = overlay(aCart(aLine('l1', 'A', 2)), []);
    expect(shown).toMatchObject({ subtotal: 2000, isPending: false });
    expect(shown.lines).toMatchObject([{ id: 'l1', unitPrice: 1000, isPending: false }]);
  });

  it('has a line that was added offline, marked and with an estimated price', () => {
    const shown = overlay(undefined, [
      pendingEntry('cart-line', { id: 'l1', partNumber: 'A', quantity: 3, estimate: product }),
    ]);
    expect(shown.lines).toMatchObject([
      { id: 'l1', quantity: 3, lineTotal: 3000, isPending: true, product: { name: 'Transmitter' } },
    ]);
    expect(shown).toMatchObject({ currency: 'CHF', subtotal: 3000, isPending: true });
  });

  it('counts all lines of a part for a price break, and leaves other parts as they are', () => {
    const confirmed = aCart(aLine('l1', 'A', 4), aLine('l2', 'A', 4), aLine('l3', 'B', 1));
    const shown = overlay(confirmed, [pendingEntry('cart-line', { id: 'l2', partNumber: 'A', quantity: 6 })]);
    expect(shown.lines.map(({ id, unitPrice }) => [id, unitPrice])).toEqual([
      ['l1', 900],
      ['l2', 900],
      ['l3', 1000],
    ]);
    expect(shown.subtotal).toBe(10 * 900 + 1000);
  });

  it('estimates a higher unit price for a smaller quantity', () => {
    const cheap = { unitPrice: 900 };
    const confirmed = aCart(aLine('l1', 'A', 5, cheap), aLine('l2', 'A', 5, cheap));
    const shown = overlay(confirmed, [pendingEntry('cart-remove', { id: 'l2' })]);
    expect(shown.lines).toMatchObject([{ id: 'l1', unitPrice: 1000, lineTotal: 5000 }]);
  });

  it('keeps a line unchanged if its change was rejected, and says why', () => {
    const rejected: Entry = {
      ...pendingEntry('cart-line', { id: 'l1', partNumber: 'A', quantity: 1 }),
      state: 'rejected',
      lastError: { reason: 'refused', message: 'No.', fields: [{ path: [], message: 'Order 2 or more.' }] },
    };
    const shown = overlay(aCart(aLine('l1', 'A', 2)), [rejected]);
    expect(shown.lines).toMatchObject([{ quantity: 2, error: 'Order 2 or more.', isPending: false }]);
  });

  it('has the prices and the lead time of its certificates before the server knows of them', () => {
    const added = { id: 'l1', partNumber: 'A', quantity: 2, addOns: ['CAL5', 'MAT31'], estimate: product };
    const { lines, subtotal } = overlay(aCart(), [pendingEntry('cart-line', added)]);
    expect(lines).toMatchObject([{ unitPrice: 12_900, lineTotal: 25_800, extraDays: 5 }]);
    expect(subtotal).toBe(25_800);
  });

  it('changes with the certificates of a line, at the price break of its quantity', () => {
    const change = { id: 'l1', partNumber: 'A', quantity: 10, addOns: ['CAL5'] };
    const { lines } = overlay(aCart(aLine('l1', 'A', 10)), [pendingEntry('cart-line', change)]);
    expect(lines).toMatchObject([{ unitPrice: 10_400, extraDays: 5 }]);
    const without = { ...change, addOns: [] };
    const { lines: after } = overlay(aCart(aLine('l1', 'A', 10)), [
      pendingEntry('cart-line', change),
      pendingEntry('cart-line', without),
    ]);
    expect(after).toMatchObject([{ unitPrice: 900, extraDays: 0, addOns: [] }]);
  });

  it('is empty after it was emptied, except for later lines', () => {
    const shown = overlay(aCart(aLine('l1', 'A', 2)), [
      pendingEntry('cart-empty', {}),
      pendingEntry('cart-lines', { lines: [{ id: 'l9', partNumber: 'B', quantity: 1 }] }),
    ]);
    expect(shown.lines.map(({ id }) => id)).toEqual(['l9']);
  });
});

const product: Orderable = {
  documentId: 'd1',
  name: 'Transmitter',
  url: 'transmitter',
  partNumber: 'A',
  currency: 'CHF',
  unitPrice: 1000,
  priceBreaks: [],
  minimumOrderQuantity: 1,
  stock: 4,
  leadTimeDays: null,
  lifecycle: 'active',
  addOns: [
    { code: 'CAL5', name: 'Calibration', unitPrice: 9500, workingDays: 5 },
    { code: 'MAT31', name: 'Material certificate', unitPrice: 2400, workingDays: 1 },
  ],
  thumbnail: null,
};

// oxlint-disable-next-line max-params -- Read as a sentence.
function aLine(id: string, partNumber: string, quantity: number, extra: Partial<CartLine> = {}): CartLine {
  return {
    id,
    partNumber,
    quantity,
    costCentre: '',
    reference: '',
    configuration: null,
    unitPrice: 1000,
    lineTotal: 1000 * quantity,
    addedUnitPrice: 1000,
    priceBreaks: [
      { quantity: 1, unitPrice: 1000 },
      { quantity: 10, unitPrice: 900 },
    ],
    addOns: [],
    offeredAddOns: product.addOns,
    extraDays: 0,
    minimumOrderQuantity: 1,
    stock: 4,
    leadTimeDays: null,
    lifecycle: 'active',
    successor: null,
    problem: null,
    product: null,
    ...extra,
  };
}

const aCart = (...lines: CartLine[]): Cart => ({
  ...emptyCart,
  lines,
  subtotal: lines.reduce((sum, { lineTotal }) => sum + (lineTotal ?? 0), 0),
});

const pendingEntry = (kind: EntryKind, payload: object): Entry =>
  createEntry({ kind, subject: null, payload, attachments: [] }, 0);
