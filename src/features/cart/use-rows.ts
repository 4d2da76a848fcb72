import { useLayoutEffect, useState } from 'react';
import { deviceStorage } from '#src/cache/device-storage.ts';
import { parseListRows, type ListRow } from '#src/contract/project-list.ts';

const storageKey = 'fieldshop-quick-order';

/** The rows of a quick order, saved on every input. */
export function useRows() {
  const [rows, setRows] = useState(() => parseListRows(deviceStorage.getItem(storageKey)));
  // Stored before the change is painted, so that every visible change survives a reload.
  useLayoutEffect(() => void deviceStorage.setItem(storageKey, JSON.stringify(rows)), [rows]);
  return {
    rows,
    setRows,
    append: (more: ListRow[]) => setRows((before) => [...before, ...more]),
    change: (row: ListRow) => setRows((before) => before.map((other) => (other.id === row.id ? row : other))),
    remove: (id: string) => setRows((before) => before.filter((row) => row.id !== id)),
  };
}

export type Rows = ReturnType<typeof useRows>;
