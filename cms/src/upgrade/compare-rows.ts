import type { Row, Tables } from './tables';

export type RowChanges = {
  before: number;
  after: number;
  added: number;
  removed: number;
  changed: number;
  /** Columns of both copies: how many values differ, and how many of those are now empty. */
  columns: Map<string, { changed: number; emptied: number }>;
  /** Columns that only the first copy has: how many values they had, and the new column with the same values. */
  dropped: Map<string, { values: number; renamedTo: string | undefined }>;
};
type Sides = { before: Tables; after: Tables };
export type Columns = { common: string[]; dropped: string[]; added: string[] };

// Below every id that a database assigns, even if ids have 32 bits.
const noId = -2_147_483_648;

/** Compares each value of two copies of a table, row by row, so that tables of any size fit into memory. */
export async function compareRows(
  { before, after }: Sides,
  table: { before: string; after: string },
  columns: Columns,
): Promise<RowChanges> {
  const { common, dropped, added } = columns;
  const changes = noChanges();
  const moved = new Moves(dropped, added);
  const old = rowsOf(before, table.before, [...common, ...dropped]);
  const current = rowsOf(after, table.after, [...common, ...added]);
  for await (const [one, other] of pairs(old, current)) {
    if (one) changes.before += 1;
    if (other) changes.after += 1;
    if (!one) changes.added += 1;
    else {
      if (!other) changes.removed += 1;
      else if (countDifferences(changes, common, [one, other])) changes.changed += 1;
      moved.add(one, other ?? {});
    }
  }
  return { ...changes, dropped: moved.result() };
}

export const noChanges = (): RowChanges => ({
  before: 0,
  after: 0,
  added: 0,
  removed: 0,
  changed: 0,
  columns: new Map(),
  dropped: new Map(),
});

function countDifferences({ columns }: RowChanges, names: string[], [one, other]: [Row, Row]): boolean {
  let isChanged = false;
  for (const name of names) {
    if (isSame(one[name], other[name])) continue;
    const counts = columns.get(name) ?? { changed: 0, emptied: 0 };
    counts.changed += 1;
    if (isEmpty(other[name])) counts.emptied += 1;
    columns.set(name, counts);
    isChanged = true;
  }
  return isChanged;
}

/** Finds new columns that have all values of a dropped one. */
class Moves {
  readonly #values: Map<string, number>;
  readonly #candidates: Map<string, Set<string>>;

  constructor(dropped: string[], added: string[]) {
    this.#values = new Map(dropped.map((name) => [name, 0]));
    this.#candidates = new Map(dropped.map((name) => [name, new Set(added)]));
  }

  add(one: Row, other: Row): void {
    for (const [name, candidates] of this.#candidates) {
      if (!isEmpty(one[name])) this.#values.set(name, (this.#values.get(name) ?? 0) + 1);
      for (const candidate of candidates)
        if (!isSame(one[name], other[candidate])) candidates.delete(candidate);
    }
  }

  result(): RowChanges['dropped'] {
    const entries = [...this.#values].map(([name, values]) => {
      const [renamedTo] = values > 0 ? (this.#candidates.get(name) ?? []) : [];
      return [name, { values, renamedTo }] as const;
    });
    return new Map(entries);
  }
}

const isEmpty = (value: unknown) => value === null || value === undefined;
// Also compares the bytes of a Buffer.
const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

async function* rowsOf(tables: Tables, table: string, columns: string[]): AsyncGenerator<Row> {
  let id = noId;
  for (;;) {
    const rows = await tables.page(table, columns, id);
    if (rows.length === 0) return;
    yield* rows;
    id = idOf(rows.at(-1));
  }
}

const idOf = (row: Row | undefined) => (row ? Number(row.id) : Infinity);

/** Pairs of rows with the same id. One of them is undefined if only the other copy has the row. */
async function* pairs(one: AsyncGenerator<Row>, other: AsyncGenerator<Row>): AsyncGenerator<[Row?, Row?]> {
  let left = await next(one);
  let right = await next(other);
  while (left || right) {
    const isLeft = idOf(left) <= idOf(right);
    const isRight = idOf(right) <= idOf(left);
    yield [isLeft ? left : undefined, isRight ? right : undefined];
    if (isLeft) left = await next(one);
    if (isRight) right = await next(other);
  }
}

async function next(rows: AsyncGenerator<Row>): Promise<Row | undefined> {
  const { value, done } = await rows.next();
  return done ? undefined : value;
}
