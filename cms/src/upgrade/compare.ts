import { compareRows, noChanges, type RowChanges } from './compare-rows';
import type { Table, Tables } from './tables';

export type TableChange =
  | { kind: 'new table' | 'removed table'; table: string; rows: number }
  | { kind: 'changed table'; table: string; added: string[]; rows: RowChanges };
export type Progress = (done: number, total: number) => void;
type Sides = { before: Tables; after: Tables };

/** Every difference between two copies of a database, without tables that are the same. */
export async function compare(sides: Sides, progress: Progress): Promise<TableChange[]> {
  const [before, after] = [await sides.before.all(), await sides.after.all()];
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  const changes: TableChange[] = [];
  for (const [index, table] of names.entries()) {
    const [one, other] = [before.get(table), after.get(table)];
    if (!one) changes.push({ kind: 'new table', table, rows: await sides.after.count(table) });
    else if (!other) changes.push({ kind: 'removed table', table, rows: await sides.before.count(table) });
    else changes.push(...(await compareTable(sides, table, [one, other])));
    progress(index + 1, names.length);
  }
  return changes;
}

async function compareTable(
  sides: Sides,
  table: string,
  [one, other]: [Table, Table],
): Promise<TableChange[]> {
  const columns = {
    common: one.columns.filter((name) => other.columns.includes(name)),
    dropped: one.columns.filter((name) => !other.columns.includes(name)),
    added: other.columns.filter((name) => !one.columns.includes(name)),
  };
  const rows =
    one.hasId && other.hasId ? await compareRows(sides, table, columns) : await compareCounts(sides, table);
  const isSame =
    columns.dropped.length + columns.added.length + rows.added + rows.removed + rows.changed === 0;
  return isSame ? [] : [{ kind: 'changed table', table, added: columns.added, rows }];
}

async function compareCounts(sides: Sides, table: string): Promise<RowChanges> {
  const before = await sides.before.count(table);
  const after = await sides.after.count(table);
  const [added, removed] = [Math.max(after - before, 0), Math.max(before - after, 0)];
  return { ...noChanges(), before, after, added, removed };
}
