import { spawn } from 'node:child_process';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asInFirstVersion, upgradedRows } from './support/earlier-schema';
import { isPostgresInstalled, startEmptyPostgres } from './support/postgres';
import { type ServerProcess, startProcess } from './support/processes';
import { rehearse } from './support/rehearsals';

const cms = path.resolve(import.meta.dirname, '..');

describe.skipIf(!isPostgresInstalled)('on PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startEmptyPostgres>>;
  let client: Client;
  let environment: Record<string, string>;
  const servers: ServerProcess[] = [];

  beforeAll(async () => {
    postgres = await startEmptyPostgres();
    environment = { DATABASE_CLIENT: 'postgres', DATABASE_URL: postgres.url, UPLOADS_DIR: postgres.files };
    client = new Client({ connectionString: postgres.url });
    await client.connect();
  }, 60_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await client.end();
    postgres.stop();
  });

  it('three processes can start at the same time on an empty database, which is seeded once', async () => {
    const starting = Array.from({ length: 3 }, () => startProcess({ ...environment, SEED: 'none' }));
    servers.push(...(await Promise.all(starting)));
    const states = servers.map(async ({ origin }) => (await fetch(`${origin}/_ready`)).status);
    expect(await Promise.all(states)).toEqual([200, 200, 200]);
    const { rows } = await client.query(
      'select count(*)::int as "all", count(distinct code)::int as "codes" from tax_rates',
    );
    expect(rows[0].all).toBeGreaterThan(1);
    expect(rows[0].codes).toBe(rows[0].all);
    expect((await client.query('select 1 from admin_users')).rowCount).toBe(1);
    await Promise.all(servers.splice(0).map((server) => server.stop()));
  }, 300_000);

  it('decimals are stored as entered', async () => {
    expect(await roundingColumns(client)).toEqual([]);
  });

  it('a rehearsal says that nothing would change, and leaves nothing behind', async () => {
    const databases = async () => (await client.query('select datname from pg_database order by 1')).rows;
    const before = await databases();
    const { code, result } = await rehearse(environment);
    expect({ code, result }).toEqual({ code: 0, result: { changes: [], losses: [] } });
    expect(await databases()).toEqual(before);
  }, 120_000);

  it('the rows and indexes of renamed tables and columns are kept', async () => {
    const expected = await ownNames(client);
    expect(expected).toContain('fieldshop_dirty_entries_id_seq');
    await client.query(asInFirstVersion('postgres'));
    expect(await ownNames(client)).toContain('fieldshop_search_marks_id_seq');
    expect(await roundingColumns(client)).toContain('components_product_specifications.min');
    const server = await startProcess(environment);
    await server.stop();
    for (const [query, row] of Object.entries(upgradedRows))
      expect((await client.query(query)).rows, query).toEqual([row]);
    expect(await ownNames(client)).toEqual(expected);
    expect(await roundingColumns(client)).toEqual([]);
    await client.query('delete from fieldshop_carts');
  }, 120_000);

  it('a start that would drop a column with data is stopped, even in a rehearsal', async () => {
    await client.query('alter table fieldshop_carts add column purpose varchar(255)');
    await client.query("insert into fieldshop_carts (cart, purpose) values ('c', 'for the lab')");
    const { rows } = await client.query('select id, schema from strapi_database_schema');
    const schema = rows[0].schema;
    const carts = schema.tables.find(({ name }: { name: string }) => name === 'fieldshop_carts');
    carts.columns.push({ name: 'purpose', type: 'string' });
    await client.query("update strapi_database_schema set schema = $1, hash = 'earlier'", [
      JSON.stringify(schema),
    ]);

    const sentence = 'the column purpose of the table fieldshop_carts with data in 1 row';
    expect(await rehearse(environment)).toEqual({
      code: 1,
      problem: expect.stringContaining(sentence),
      errors: '',
    });
    const { code, text } = await failedStart(environment);
    expect({ code, text }).toEqual({ code: 1, text: expect.stringContaining(sentence) });
    expect(text.trim().split('\n')).toHaveLength(1);
    expect((await client.query('select purpose from fieldshop_carts')).rows).toEqual([
      { purpose: 'for the lab' },
    ]);
  }, 120_000);
});

/** The names of all tables, sequences, constraints and indexes outside the content types. */
async function ownNames(client: Client): Promise<string[]> {
  const { rows } = await client.query(`select name from (
    select relname::text as name from pg_class union select conname::text || ' constraint' from pg_constraint
  ) names where name like 'fieldshop%' order by name`);
  return rows.map(({ name }) => name);
}

async function roundingColumns(client: Client): Promise<string[]> {
  const { rows } = await client.query(
    `select table_name || '.' || column_name as name from information_schema.columns
     where data_type = 'numeric' and table_schema = current_schema() and numeric_scale is not null`,
  );
  return rows.map(({ name }) => name);
}

function failedStart(environment: Record<string, string>): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, ['serve.cjs'], {
    cwd: cms,
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, text })));
}
