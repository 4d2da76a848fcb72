import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyDatabase, uploadsFolder } from './support/backend';
import { asInFirstVersion, upgradedRows } from './support/earlier-schema';
import { startProcess } from './support/processes';

interface Database {
  exec(sql: string): void;
  prepare(sql: string): { all(): unknown[]; get(): unknown };
  close(): void;
}
const require = createRequire(import.meta.url);
const Database: new (file: string) => Database = require('better-sqlite3');

describe('an upgrade', () => {
  it('keeps the rows of tables and columns that have new names, and their indexes', async () => {
    const file = await aDatabase('earlier');
    const database = new Database(file);
    const expected = indexesOf(database);
    database.exec(asInFirstVersion('sqlite'));
    expect(indexesOf(database)).not.toEqual(expected);

    const { stop } = await startProcess({ DATABASE_FILENAME: file, SEED: 'keep' });
    await stop();

    expectUpgraded(database);
    expect(indexesOf(database)).toEqual(expected);
    database.close();
  });

  it('can be repeated and continued, and does nothing on an empty database', async () => {
    const file = await aDatabase('repeated');
    const database = new Database(file);
    database.exec(asInFirstVersion('sqlite'));
    database.exec('alter table fieldshop_stand_in rename to fieldshop_fake_stripe');
    database.exec('alter table fieldshop_carts rename column holder to owner');
    for (const one of [file, file, ':memory:']) await migrate(one);
    expectUpgraded(database);
    // A start indexes it at once.
    const dirty = database.prepare('select owner, change_id from fieldshop_dirty_entries').all();
    expect(dirty).toEqual([{ owner: 'o', change_id: 'm' }]);
    database.close();
  });
});

async function aDatabase(name: string): Promise<string> {
  const file = path.join(path.dirname(uploadsFolder), `${name}.db`);
  await copyDatabase(file);
  return file;
}

function expectUpgraded(database: Database): void {
  for (const [query, row] of Object.entries(upgradedRows))
    expect(database.prepare(query).all(), query).toEqual([row]);
}

function indexesOf(database: Database): unknown[] {
  const query = `select name, tbl_name, lower(replace(sql, '\`', '')) as sql from sqlite_master
    where type = 'index' and tbl_name like 'fieldshop%' order by name`;
  return database.prepare(query).all();
}

/** Runs the migrations alone, without recording them. */
async function migrate(filename: string): Promise<void> {
  const knex = require('knex')({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
  });
  for (const name of ['2026.11.23T00.00.00.column-names', '2026.11.24T00.00.00.table-and-column-names'])
    await require(`../database/migrations/${name}.js`).up(knex);
  await knex.destroy();
}
