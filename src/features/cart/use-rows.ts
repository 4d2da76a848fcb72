import { useEffect, useState } from 'react';
import { deviceStorage } from '#src/cache/device-storage.ts';
import { parseListRows, type ListRow } from '#src/contract/project-list.ts';

const place = 'fieldshop-quick-order';

/** The rows of a quick order, kept with every letter. */
export function useRows() {
  const [rows, setRows] = useState(() => parseListRows(deviceStorage.getItem(place)));
  useEffect(() => void deviceStorage.setItem(place, JSON.stringify(rows)), [rows]);
  return {
    rows,
    setRows,
    append: (more: ListRow[]) => setRows((before) => [...before, ...more]),
    change: (row: ListRow) => setRows((before) => before.map((other) => (other.id === row.id ? row : other))),
    remove: (id: string) => setRows((before) => before.filter((row) => row.id !== id)),
  };
}

export type Rows = ReturnType<typeof useRows>;
