import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseLineChanges } from '#src/contract/cart.ts';
import { store } from '#src/outbox/store.ts';
import { parseList } from './parse-list.ts';
import type { Parts } from './parts.ts';
import { findList, rowsOf } from './project-lists.ts';
import { sharedText } from './shared-lines.ts';
import type { Rows } from './use-rows.ts';

/** Rows from the URL: a shared list, a list of this device, or an outbox entry to be corrected. Returns that entry. */
export function useIncomingRows(rows: Rows, parts: Parts): string | null {
  const [search] = useSearchParams();
  const entry = search.get('entry');
  const handled = useRef('');
  useEffect(() => {
    const query = search.toString();
    // Applied only once, because the rows may have been edited since.
    if (query === '' || handled.current === query) return;
    handled.current = query;
    const shared = sharedText(search);
    if (shared !== '') rows.append(withoutKnown(rows, parseList(shared, parts)));
    const list = findList(search);
    if (list) rows.append(withoutKnown(rows, rowsOf(list)));
    if (entry !== null) void readEntry(entry).then((lines) => rows.append(withoutKnown(rows, lines)));
  }, [search, entry, rows, parts]);
  return entry;
}

/** Prevents duplicates when the page is reloaded. */
const withoutKnown = ({ rows }: Rows, incoming: Rows['rows']) =>
  incoming.filter(
    (row) =>
      !rows.some(({ partNumber, quantity }) => partNumber === row.partNumber && quantity === row.quantity),
  );

async function readEntry(id: string) {
  const entry = await store.find(id).catch(() => undefined);
  if (entry?.kind !== 'cart-lines') return [];
  return parseLineChanges(entry.payload).map(({ partNumber, quantity, reference, costCentre, addOns }) => ({
    id: crypto.randomUUID(),
    partNumber,
    quantity: String(quantity),
    reference,
    costCentre,
    addOns,
  }));
}
