import { compareRows, noChanges, type RowChanges } from './compare-rows';
import type { Table, Tables } from './tables';

export type TableChange =
  | { kind: 'new table' | 'removed table'; table: string; rows: number }
  | { kind: 'renamed table'; table: string; renamedTo: string; rows: RowChanges }
  | { kind: 'changed table'; table: string; added: string[]; rows: RowChanges };
export type Progress = (done: number, total: number) => void;
type Sides = { before: Tables; after: Tables };
type Lists = { before: Map<string, Table>; after: Map<string, Table> };

/** Every difference between two copies of a database. Tables without differences are omitted. */
export async function compare(sides: Sides, progress: Progress): Promise<TableChange[]> {
  const lists = { before: await sides.before.all(), after: await sides.after.all() };
  const renamed = await renamedTables(sides, lists);
  const newNames = new Set(renamed.map(({ renamedTo }) => renamedTo));
  const names = [...new Set([...lists.before.keys(), ...lists.after.keys()])].toSorted();
  const changes: TableChange[] = [];
  for (const [index, table] of names.entries()) {
    const renaming = renamed.find((change) => change.table === table);
    if (renaming) changes.push(renaming);
    else if (!newNames.has(table)) changes.push(...(await changesOf(sides, lists, table)));
    progress(index + 1, names.length);
  }
  return changes;
}

async function changesOf(sides: Sides, { before, after }: Lists, table: string): Promise<TableChange[]> {
  const [one, other] = [before.get(table), after.get(table)];
  if (!one) return [{ kind: 'new table', table, rows: await sides.after.count(table) }];
  if (!other) return [{ kind: 'removed table', table, rows: await sides.before.count(table) }];
  const columns = columnsOf(one, other);
  const rows =
    one.hasId && other.hasId
      ? await compareRows(sides, { before: table, after: table }, columns)
      : await compareCounts(sides, table);
  const differences =
    columns.dropped.length + columns.added.length + rows.added + rows.removed + rows.changed;
  return differences === 0 ? [] : [{ kind: 'changed table', table, added: columns.added, rows }];
}

type RenamedTable = Extract<TableChange, { kind: 'renamed table' }>;

/** Tables that only the first copy has, with the new table of the second copy that has the same rows and values. */
async function renamedTables(sides: Sides, { before, after }: Lists): Promise<RenamedTable[]> {
  const renamed: RenamedTable[] = [];
  for (const [table, one] of before) {
    if (after.has(table) || !one.hasId) continue;
    for (const [renamedTo, other] of after) {
      if (before.has(renamedTo) || renamed.some((change) => change.renamedTo === renamedTo)) continue;
      if (!other.hasId || one.columns.length !== other.columns.length) continue;
      const names = { before: table, after: renamedTo };
      const rows = await compareRows(sides, names, columnsOf(one, other));
      if (!hasEverything(rows)) continue;
      renamed.push({ kind: 'renamed table', table, renamedTo, rows });
      break;
    }
  }
  return renamed;
}

function hasEverything({ before, added, removed, changed, dropped }: RowChanges): boolean {
  const isLost = [...dropped.values()].some(({ values, renamedTo }) => values > 0 && renamedTo === undefined);
  return before > 0 && added + removed + changed === 0 && !isLost;
}

const columnsOf = (one: Table, other: Table) => ({
  common: one.columns.filter((name) => other.columns.includes(name)),
  dropped: one.columns.filter((name) => !other.columns.includes(name)),
  added: other.columns.filter((name) => !one.columns.includes(name)),
});

async function compareCounts(sides: Sides, table: string): Promise<RowChanges> {
  const before = await sides.before.count(table);
  const after = await sides.after.count(table);
  const [added, removed] = [Math.max(after - before, 0), Math.max(before - after, 0)];
  return { ...noChanges(), before, after, added, removed };
}
