// @ts-check
import { randomBytes } from 'node:crypto';
import { startServer } from '../../tests/support/backend.mjs';
import { freePort } from '../setup/port.mjs';
import { passSupply } from './passes.mjs';
import { connectTo, startPostgres } from './postgres.mjs';

/** @typedef {Awaited<ReturnType<typeof startServer>>} Server */
/** @typedef {import('./passes.mjs').PassRow} PassRow */

const SEED_WITHIN_MS = 900_000;
const secrets = ['ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'JWT_SECRET'];

/**
 * Starts the whole site with the demo company on its own Postgres, in one process or several.
 * @param {Record<string, string>} [environment]
 * @param {{ onOutput?: (text: string) => void }} [options]
 */
export async function startPostgresSite(environment = {}, { onOutput } = {}) {
  const postgres = await startPostgres();
  const shared = {
    ...Object.fromEntries([...secrets, 'APP_KEYS', 'PREVIEW_SECRET'].map((name) => [name, secret()])),
    DATABASE_CLIENT: 'postgres',
    DATABASE_URL: postgres.url,
    SEARCHES_PER_MINUTE: '1000000',
    CART_LINES_PER_ADDRESS: '1000000',
    FORMS_PER_ADDRESS: '1000000',
    FORMS_PER_EMAIL: '1000000',
    ...environment,
  };
  const start = async (
    /** @type {{ port?: number, more?: Record<string, string> }} */ { port, more = {} } = {},
  ) =>
    startServer(postgres.files, {
      port: port ?? (await freePort()),
      environment: { ...shared, ...more },
      withinMs: SEED_WITHIN_MS,
      onOutput,
    });
  const first = await start();
  const client = await connectTo(postgres.url);
  return {
    postgres,
    client,
    first,
    /** Starts another process, on a free port or this one, with more settings. */
    start,
    /** Passes of the human check. */
    passes: passSupply((rows) => insertPasses(client, rows)),
    async stop() {
      // The connection may have ended with Postgres.
      await client.end().catch(() => undefined);
      postgres.stop();
    },
  };
}

/**
 * @param {import('./postgres.mjs').Client} client
 * @param {PassRow[]} rows
 */
function insertPasses(client, rows) {
  return client.query(
    `insert into fieldshop_passes (proof, pass, entry, expires)
     select proof, pass, entry, expires from json_to_recordset($1)
       as row (proof text, pass text, entry text, expires double precision)`,
    [JSON.stringify(rows)],
  );
}

function secret() {
  return randomBytes(24).toString('hex');
}
