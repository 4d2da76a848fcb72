import { Client } from 'pg';
import * as v from 'valibot';
import { environment } from '../platform/config/environment';

const LockRows = v.tuple([v.object({ isMine: v.boolean() })]);

// Any number, as long as nothing else in the database locks it.
const startLock = 1_337_017;

/**
 * Runs `start` while no other process starts on the same Postgres database: two processes that migrate or seed at the
 * same time would make each other fail. Postgres releases the lock with the connection, also after a crash.
 */
export async function startAlone<T>(start: () => Promise<T>): Promise<T> {
  const { DATABASE_CLIENT, DATABASE_URL = '' } = environment();
  if (DATABASE_CLIENT !== 'postgres') return start();
  const client = new Client({ connectionString: DATABASE_URL, keepAlive: true });
  // If this connection is lost, the connections of `start` are lost too.
  client.on('error', () => {});
  await client.connect();
  try {
    await lock(client);
    return await start();
  } finally {
    await client.end().catch(() => {});
  }
}

async function lock(client: Client): Promise<void> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as "isMine"', [startLock]);
  const [{ isMine }] = v.parse(LockRows, rows);
  if (isMine) return;
  process.stdout.write('Another process is starting on this database. Waiting for it.\n');
  await client.query('select pg_advisory_lock($1)', [startLock]);
}
