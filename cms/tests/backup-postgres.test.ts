import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFolder, anInstallation, backUp, restore, secrets } from './support/installations';
import { isPostgresInstalled, startPostgres } from './support/postgres';
import { startProcess } from './support/processes';
import { HttpBuyer, stockTheShop } from './support/shop-over-http';

describe.skipIf(!isPostgresInstalled)('a backup of PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let root = '';

  beforeAll(async () => {
    root = await aFolder();
    postgres = await startPostgres();
  }, 240_000);
  afterAll(() => postgres.stop());

  async function onDatabase<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    return work(client).finally(() => client.end());
  }
  const cartLines = () =>
    onDatabase(async (client) => (await client.query('select * from fieldshop_cart_lines order by 1')).rows);

  it('restores all data and keeps the replaced data, but only while the site is stopped', async () => {
    const environment = { DATABASE_CLIENT: 'postgres', DATABASE_URL: postgres.url };
    const installation = { ...anInstallation(path.join(root, 'postgres')), UPLOADS_DIR: postgres.files };
    const { UPLOADS_DIR, settings } = installation;
    mkdirSync(path.join(UPLOADS_DIR, 'uploads'), { recursive: true });
    writeFileSync(
      settings,
      Object.entries(secrets)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
    const server = await startProcess({ ...environment, ...secrets, UPLOADS_DIR });
    await onDatabase((client) => stockTheShop(client, 'BAK-1', 10));
    await new HttpBuyer(server.origin).fill('BAK-1');
    const before = await cartLines();
    expect(before).toHaveLength(1);

    const folder = path.join(root, 'postgres-backup');
    expect(await backUp(installation, folder, { environment })).toMatchObject({ code: 0 });
    await new HttpBuyer(server.origin).fill('BAK-1');
    const running = await restore(installation, folder, { environment, replace: true });
    expect(running.problem).toContain('Stop the site first');
    await server.stop();

    const occupied = await restore(installation, folder, { environment });
    expect(occupied.problem).toContain('--replace');
    const { code, result } = await restore(installation, folder, { environment, replace: true });
    expect([code, await cartLines()]).toEqual([0, before]);
    expect(JSON.stringify(result?.previous)).toContain('database.sql.before-restore');
    expect(readdirSync(UPLOADS_DIR).some((name) => name.startsWith('database.sql.before-restore'))).toBe(
      true,
    );
    const again = await startProcess({ ...environment, ...secrets, UPLOADS_DIR });
    await again.stop();
  }, 300_000);

  it('fails with one sentence if pg_dump cannot connect, and leaves nothing behind', async () => {
    const folder = path.join(root, 'unreachable-backup');
    const environment = {
      ...secrets,
      DATABASE_CLIENT: 'postgres',
      DATABASE_URL: 'postgres://shop:secret-word@127.0.0.1:1/none',
    };
    const { code, problem } = await backUp(anInstallation(path.join(root, 'unreachable')), folder, {
      environment,
    });
    expect([code, existsSync(folder), existsSync(`${folder}.unfinished`)]).toEqual([1, false, false]);
    expect(problem).toContain('pg_dump failed');
    expect(problem).not.toContain('secret-word');
  });
});
