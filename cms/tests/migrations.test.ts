import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyDatabase, uploadsFolder } from './support/backend';
import { startProcess } from './support/processes';

interface Database {
  exec(sql: string): void;
  prepare(sql: string): { all(): unknown[]; get(): unknown };
  close(): void;
}
const Database: new (file: string) => Database = createRequire(import.meta.url)('better-sqlite3');

describe('an upgrade', () => {
  it('keeps carts and imported rows whose columns have new names', async () => {
    const file = path.join(path.dirname(uploadsFolder), 'earlier.db');
    await copyDatabase(file);
    const earlier = new Database(file);
    earlier.exec(asBefore);
    earlier.close();

    const { stop } = await startProcess({ DATABASE_FILENAME: file, SEED: 'keep' });
    await stop();

    const upgraded = new Database(file);
    const lines = 'select part_number, cost_centre, added_unit_price from fieldshop_cart_lines';
    expect(upgraded.prepare(lines).all()).toEqual([
      { part_number: 'P100-010', cost_centre: 'Lab 3', added_unit_price: 10_050 },
    ]);
    expect(upgraded.prepare('select part_number from fieldshop_imported_rows').all()).toEqual([
      { part_number: 'p100010' },
    ]);
    upgraded.close();
  });
});

// The tables, and Strapi's record of them, as they were before the migration.
const asBefore = `
  alter table fieldshop_cart_lines rename column part_number to part;
  alter table fieldshop_cart_lines rename column cost_centre to centre;
  alter table fieldshop_cart_lines rename column added_unit_price to price;
  alter table fieldshop_imported_rows rename column part_number to part;
  update strapi_database_schema set hash = 'earlier', schema = replace(replace(replace(schema,
    '"part_number","type":"string"', '"part","type":"string"'), '"cost_centre"', '"centre"'),
    '"added_unit_price"', '"price"');
  delete from strapi_migrations where name like '2026.11.23%';
  insert into fieldshop_carts (cart, holder, changed) values ('c', 'guest:g', ${Date.now()});
  insert into fieldshop_cart_lines (line, cart, name, part, quantity, centre, price, added)
    values ('c:1', 'c', '1', 'P100-010', 2, 'Lab 3', 10050, ${Date.now()});
  insert into fieldshop_imported_rows (part, fingerprint) values ('p100010', 'f');
`;
