import {
  emptyCart,
  parseLineChange,
  parseLineChanges,
  parseLineId,
  type Cart,
  type CartLine,
  type LineChange,
} from '#src/contract/cart.ts';
import type { Entry } from '#src/contract/outbox.ts';
import { m } from '#src/messages/m.ts';
import { estimated, lineOf, withAddOns } from './estimate.ts';

export interface ShownLine extends CartLine {
  /** True if a change has not reached the server; the price is then an estimate. */
  isPending: boolean;
  /** Why the server rejected a change to it. */
  error: string | null;
}

export interface ShownCart {
  currency: string;
  lines: ShownLine[];
  subtotal: number;
  repricedFrom: string[];
  isPending: boolean;
}

/** The server's last cart with the pending changes applied, oldest first. */
export function overlay(confirmed: Cart | undefined, pending: Entry[]): ShownCart {
  const cart = confirmed ?? emptyCart;
  const start = cart.lines.map((line) => ({ ...line, isPending: false, error: null }));
  const rejected = pending.filter(({ state }) => state === 'rejected');
  const active = pending.filter(({ state }) => state !== 'rejected');
  const currency = currencyOf(confirmed, pending);
  const lines = withErrors(
    active.reduce<ShownLine[]>((before, entry) => applied(before, entry, currency), start),
    rejected,
    currency,
  );
  const isPending = active.length > 0;
  const changedParts = new Set(lines.filter((line) => line.isPending).map(({ partNumber }) => partNumber));
  const priced = isPending ? estimated(lines, changedParts) : lines;
  return {
    currency,
    lines: priced,
    repricedFrom: cart.repricedFrom,
    subtotal: isPending ? priced.reduce((sum, { lineTotal }) => sum + (lineTotal ?? 0), 0) : cart.subtotal,
    isPending,
  };
}

function applied(lines: ShownLine[], { kind, payload }: Entry, currency: string): ShownLine[] {
  switch (kind) {
    case 'cart-line':
      return withLine(lines, inCurrency(parseLineChange(payload), currency));
    case 'cart-lines':
      return parseLineChanges(payload)
        .map((change) => inCurrency(change, currency))
        .reduce(withLine, lines);
    case 'cart-remove':
      return without(lines, parseLineId(payload));
    case 'cart-empty':
      return [];
    default:
      return lines;
  }
}

/** The estimate has no prices if it was made in another market: a cart has one currency. */
function inCurrency(change: LineChange, currency: string): LineChange {
  const { estimate } = change;
  if (!estimate || estimate.currency === currency) return change;
  return { ...change, estimate: { ...estimate, currency, unitPrice: null, priceBreaks: [], addOns: [] } };
}

function withLine(lines: ShownLine[], change: LineChange): ShownLine[] {
  const { estimate: _estimate, ...active } = change;
  const known = lines.find(({ id }) => id === change.id);
  if (!known) return [...lines, { ...lineOf(change), isPending: true, error: null }];
  return lines.map((line) =>
    line === known ? { ...withAddOns(line, change.addOns), ...active, isPending: true } : line,
  );
}

function without(lines: ShownLine[], removed: string): ShownLine[] {
  const removedLine = lines.find(({ id }) => id === removed);
  // A smaller quantity may have a higher unit price.
  return lines
    .filter((line) => line !== removedLine)
    .map((line) => (line.partNumber === removedLine?.partNumber ? { ...line, isPending: true } : line));
}

/** A rejected change has no effect. Its line shows the error; an item that could not be added is shown as a line. */
function withErrors(lines: ShownLine[], rejected: Entry[], currency: string): ShownLine[] {
  const all = [...lines];
  for (const { kind, payload, lastError } of rejected) {
    if (kind !== 'cart-line') continue;
    const change = inCurrency(parseLineChange(payload), currency);
    const error = lastError?.fields[0]?.message ?? lastError?.message ?? m.cart.rejectedByServer;
    const index = all.findIndex(({ id }) => id === change.id);
    const line = all[index];
    if (line) all[index] = { ...line, error };
    else all.push({ ...lineOf(change), isPending: true, error });
  }
  return all;
}

function currencyOf(confirmed: Cart | undefined, pending: Entry[]): string {
  if (confirmed && confirmed.lines.length > 0) return confirmed.currency;
  for (const { kind, payload } of pending)
    if (kind === 'cart-line') return parseLineChange(payload).estimate?.currency ?? emptyCart.currency;
    else if (kind === 'cart-lines')
      return parseLineChanges(payload)[0]?.estimate?.currency ?? emptyCart.currency;
  return (confirmed ?? emptyCart).currency;
}
