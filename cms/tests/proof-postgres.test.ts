import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPostgresInstalled } from './support/postgres';

const project = path.resolve(import.meta.dirname, '..', '..');

describe.skipIf(!isPostgresInstalled)('the Postgres of a long proof', () => {
  it('is empty, so that it starts without the settings of these tests', async () => {
    const { connectTo, startPostgres } = await import(`${project}/scripts/measure/postgres.mjs`);
    const postgres = await startPostgres();
    const client = await connectTo(postgres.url);
    const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'");
    await client.end();
    postgres.stop();
    expect(rows).toEqual([]);
  });
});
