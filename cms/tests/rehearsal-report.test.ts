import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { load } from './support/backend';
import { onDatabase } from './support/sqlite';

let root = '';

beforeAll(() => {
  root = mkdtempSync(path.join(String(process.env.FIELDSHOP_TEST_FOLDER), 'reports-'));
});

describe('the report of a rehearsal', () => {
  it.each([
    ['nothing', '', { changes: [], losses: [] }],
    [
      'new columns and rows',
      "alter table orders add column note text; insert into orders (number) values ('A-3')",
      {
        changes: ['The table orders would get the column note.', 'The table orders would get 1 row more.'],
        losses: [],
      },
    ],
    [
      'a new table',
      'create table notes (id integer primary key)',
      { changes: ['The table notes would be added with 0 rows.'], losses: [] },
    ],
    [
      'changed values',
      "update orders set total = total * 100 where number = 'A-1'",
      { changes: ['The column total of the table orders would change in 1 row.'], losses: [] },
    ],
    [
      'a removed column with data',
      'alter table orders drop column total',
      {
        changes: [],
        losses: ['The column total of the table orders would be removed, with data in 2 rows.'],
      },
    ],
    [
      'a removed column without data',
      'alter table orders drop column coupon',
      { changes: ['The empty column coupon of the table orders would be removed.'], losses: [] },
    ],
    [
      'a renamed column of which one value was lost',
      "alter table orders rename column total to amount; update orders set amount = null where number = 'A-2'",
      {
        changes: ['The table orders would get the column amount.'],
        losses: ['The column total of the table orders would be removed, with data in 2 rows.'],
      },
    ],
    [
      'emptied values',
      "update orders set total = null where number = 'A-2'",
      { changes: [], losses: ['The column total of the table orders would become empty in 1 row.'] },
    ],
    [
      'removed rows',
      "delete from orders where number = 'A-1'",
      { changes: [], losses: ['The table orders would lose 1 of 2 rows.'] },
    ],
    [
      'a removed table',
      'drop table orders',
      { changes: [], losses: ['The table orders with 2 rows would be removed.'] },
    ],
    [
      'fewer rows of a table without ids',
      'delete from odd where rowid = 1',
      { changes: [], losses: ['The table odd would lose 1 of 2 rows.'] },
    ],
    [
      'fewer rows that every start writes again',
      'delete from admin_permissions',
      { changes: ['The table admin_permissions would lose 1 of 1 row.'], losses: [] },
    ],
  ])('names %s', async (title, migration, report) => {
    expect(await reportOf(title, migration)).toEqual(report);
  });

  it('compares tables of any size', async () => {
    const many = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 2500)
      insert into orders (id, number, total) select i + 10, 'M-' || i, i from n`;
    const files = ['many-before', 'many-after'].map((name) => path.join(root, `${name}.db`)) as [
      string,
      string,
    ];
    onDatabase(files[0], `${small}; ${many}`);
    onDatabase(
      files[1],
      `${small}; ${many}; delete from orders where id in (1010, 2400); update orders set total = 0 where id = 2510`,
    );
    const { openTables } = load('upgrade/tables.js');
    const [before, after] = await Promise.all(files.map((file) => openTables({ DATABASE_FILENAME: file })));
    const differences = await load('upgrade/compare.js').compare({ before, after }, () => {});
    expect(load('upgrade/report.js').describe(differences)).toEqual({
      changes: ['The column total of the table orders would change in 1 row.'],
      losses: ['The table orders would lose 2 of 2502 rows.'],
    });
  });
});

describe('the report of a rehearsal names', () => {
  it.each([
    [
      'a renamed table of which a column was renamed too',
      'alter table orders rename to purchases; alter table purchases rename column number to purchase',
      {
        changes: [
          'The table orders would be renamed to purchases.',
          'The column number of the table orders would be renamed to purchase.',
        ],
        losses: [],
      },
    ],
    [
      'a renamed table of which one value was lost',
      "alter table orders rename to purchases; update purchases set total = null where number = 'A-2'",
      {
        changes: ['The table purchases would be added with 2 rows.'],
        losses: ['The table orders with 2 rows would be removed.'],
      },
    ],
  ])('%s', async (title, migration, report) => {
    expect(await reportOf(title, migration)).toEqual(report);
  });
});

async function reportOf(title: string, migration: string): Promise<unknown> {
  const folder = path.join(root, title.replaceAll(' ', '-'));
  mkdirSync(folder);
  const [before, after] = ['before', 'after'].map((name) => path.join(folder, `${name}.db`)) as [
    string,
    string,
  ];
  onDatabase(before, small);
  onDatabase(after, `${small}; ${migration}`);
  const { openTables } = load('upgrade/tables.js');
  const sides = {
    before: await openTables({ DATABASE_FILENAME: before }),
    after: await openTables({ DATABASE_FILENAME: after }),
  };
  const differences = await load('upgrade/compare.js').compare(sides, () => {});
  for (const side of Object.values(sides)) await side.close();
  return load('upgrade/report.js').describe(differences);
}

const small = `
  create table orders (id integer primary key, number text, total float, coupon text, file blob);
  insert into orders (number, total, file) values ('A-1', 95.5, x'00ff'), ('A-2', 10, null);
  create table odd (name text); insert into odd values ('a'), ('b');
  create table admin_permissions (id integer primary key); insert into admin_permissions values (1);
  create table strapi_migrations (id integer primary key)`;
