import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signedInAdministrator } from './support/administrator';
import { isPostgresInstalled, startPostgres } from './support/postgres';
import { type ServerProcess, startProcess } from './support/processes';

describe.skipIf(!isPostgresInstalled)('translations in two processes on one Postgres database', () => {
  const servers: ServerProcess[] = [];
  let client: Client;
  let postgres: Awaited<ReturnType<typeof startPostgres>>;

  beforeAll(async () => {
    postgres = await startPostgres();
    const environment = {
      DATABASE_CLIENT: 'postgres',
      DATABASE_URL: postgres.url,
      UPLOADS_DIR: postgres.files,
      SITE_LANGUAGES: 'en,de,fr',
      SEED: 'none',
    };
    servers.push(await startProcess(environment), await startProcess(environment));
    client = new Client({ connectionString: postgres.url });
    await client.connect();
  }, 300_000);

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await client.end();
    postgres.stop();
  });

  it('are listed once, although both list the texts without a translation', async () => {
    const rows = async () => (await client.query('select english from translations')).rows.length;
    await vi.waitFor(async () => expect(await rows()).toBeGreaterThan(20), 30_000);
    const { rows: twice } = await client.query(
      'select english from translations group by english having count(*) > 1',
    );
    expect(twice).toEqual([]);
  });

  it('are created once when both create one for the same text at the same time', async () => {
    const [first, second] = servers.map(({ origin }) => origin);
    const { authorization } = await signedInAdministrator(first ?? '');
    const create = (origin = '') =>
      fetch(`${origin}/content-manager/collection-types/api::translation.translation`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ english: 'Created twice', german: 'Zweimal angelegt' }),
      });
    const responses = await Promise.all([first, second, first, second].map(create));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
    const rejected = responses.find(({ status }) => status === 400);
    expect(await rejected?.text()).toContain('This text has a translation already.');
  });
});
