import {
  parseLineChange,
  parseLineChanges,
  parseLineId,
  type Cart,
  type CartLine,
  type LineChange,
} from '#src/contract/cart.ts';
import type { Entry } from '#src/contract/outbox.ts';
import { estimated, lineOf } from './estimate.ts';

export interface ShownLine extends CartLine {
  /** Whether a change of it has not reached the server: its price is an estimate. */
  isWaiting: boolean;
  /** Why the server took a change of it not. */
  error: string | null;
}

export interface ShownCart {
  currency: string;
  lines: ShownLine[];
  subtotal: number;
  isWaiting: boolean;
}

const nothing: Cart = {
  currency: 'EUR',
  lines: [],
  subtotal: 0,
  fingerprint: '',
  isNew: false,
  mergedLines: [],
};

/** What the server last said with what the user wants since then laid over it. `pending` in the order it was made. */
export function overlay(confirmed: Cart | undefined, pending: Entry[]): ShownCart {
  const cart = confirmed ?? nothing;
  const start = cart.lines.map((line) => ({ ...line, isWaiting: false, error: null }));
  const refused = pending.filter(({ state }) => state === 'rejected');
  const wanted = pending.filter(({ state }) => state !== 'rejected');
  const lines = withErrors(wanted.reduce(applied, start), refused);
  const isWaiting = wanted.length > 0;
  const changedParts = new Set(lines.filter((line) => line.isWaiting).map(({ partNumber }) => partNumber));
  const priced = isWaiting ? estimated(lines, changedParts) : lines;
  return {
    currency: currencyOf(confirmed, pending),
    lines: priced,
    subtotal: isWaiting ? priced.reduce((sum, { lineTotal }) => sum + (lineTotal ?? 0), 0) : cart.subtotal,
    isWaiting,
  };
}

function applied(lines: ShownLine[], { kind, payload }: Entry): ShownLine[] {
  switch (kind) {
    case 'cart-line':
      return withLine(lines, parseLineChange(payload));
    case 'cart-lines':
      return parseLineChanges(payload).reduce(withLine, lines);
    case 'cart-remove':
      return without(lines, parseLineId(payload));
    case 'cart-empty':
      return [];
    default:
      return lines;
  }
}

function withLine(lines: ShownLine[], change: LineChange): ShownLine[] {
  const { estimate: _estimate, ...wanted } = change;
  const known = lines.find(({ id }) => id === change.id);
  if (!known) return [...lines, { ...lineOf(change), isWaiting: true, error: null }];
  return lines.map((line) => (line === known ? { ...line, ...wanted, isWaiting: true } : line));
}

function without(lines: ShownLine[], removed: string): ShownLine[] {
  const gone = lines.find(({ id }) => id === removed);
  // Fewer of one part may cost more each.
  return lines
    .filter((line) => line !== gone)
    .map((line) => (line.partNumber === gone?.partNumber ? { ...line, isWaiting: true } : line));
}

/** A refused change has no effect; its line says so, or stands there for what was wanted. */
function withErrors(lines: ShownLine[], refused: Entry[]): ShownLine[] {
  const all = [...lines];
  for (const { kind, payload, lastError } of refused) {
    if (kind !== 'cart-line') continue;
    const change = parseLineChange(payload);
    const error = lastError?.fields[0]?.message ?? lastError?.message ?? 'The server rejected this change.';
    const place = all.findIndex(({ id }) => id === change.id);
    const line = all[place];
    if (line) all[place] = { ...line, error };
    else all.push({ ...lineOf(change), isWaiting: true, error });
  }
  return all;
}

function currencyOf(confirmed: Cart | undefined, pending: Entry[]): string {
  if (confirmed && confirmed.lines.length > 0) return confirmed.currency;
  for (const { kind, payload } of pending)
    if (kind === 'cart-line') return parseLineChange(payload).estimate?.currency ?? nothing.currency;
    else if (kind === 'cart-lines')
      return parseLineChanges(payload)[0]?.estimate?.currency ?? nothing.currency;
  return (confirmed ?? nothing).currency;
}
