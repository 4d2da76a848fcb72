import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseLineChanges } from '#src/contract/cart.ts';
import { store } from '#src/outbox/store.ts';
import { parseList } from './parse-list.ts';
import type { Parts } from './parts.ts';
import { sharedText } from './shared-lines.ts';
import type { Rows } from './use-rows.ts';

/** Rows from the URL: a shared list, or an outbox entry to be corrected. Returns that entry. */
export function useArriving(rows: Rows, parts: Parts): string | null {
  const [search] = useSearchParams();
  const entry = search.get('entry');
  const taken = useRef('');
  useEffect(() => {
    const address = search.toString();
    // What was taken once may have been changed since.
    if (address === '' || taken.current === address) return;
    taken.current = address;
    const shared = sharedText(search);
    if (shared !== '') rows.append(newOf(rows, parseList(shared, parts)));
    if (entry !== null) void readEntry(entry).then((lines) => rows.append(newOf(rows, lines)));
  }, [search, entry, rows, parts]);
  return entry;
}

/** A reload of the address brings nothing twice. */
const newOf = ({ rows }: Rows, arriving: Rows['rows']) =>
  arriving.filter(
    (row) =>
      !rows.some(({ partNumber, quantity }) => partNumber === row.partNumber && quantity === row.quantity),
  );

async function readEntry(id: string) {
  const entry = await store.find(id).catch(() => undefined);
  if (entry?.kind !== 'cart-lines') return [];
  return parseLineChanges(entry.payload).map(({ partNumber, quantity, reference, costCentre }) => ({
    id: crypto.randomUUID(),
    partNumber,
    quantity: String(quantity),
    reference,
    costCentre,
  }));
}
