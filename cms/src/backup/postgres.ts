import { spawn } from 'node:child_process';
import { Client } from 'pg';
import { BackupProblem } from './backup-problem';

/**
 * Saves the database as SQL, with `pg_dump` of the same or a newer version than the server.
 * @throws BackupProblem with the error message of pg_dump
 */
export function savePostgres(url: string, target: string): Promise<void> {
  return run('pg_dump', url, ['--format=plain', '--no-owner', '--no-privileges', `--file=${target}`]);
}

/** Replaces the content of the database, completely or not at all. */
export function loadPostgres(url: string, source: string): Promise<void> {
  const empty = '--command=drop schema public cascade; create schema public;';
  const options = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
  return run('psql', url, [...options, empty, `--file=${source}`]);
}

/** Whether the database has tables, and whether another client is connected to it. */
export async function stateOfPostgres(url: string): Promise<{ isEmpty: boolean; isInUse: boolean }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const tables = await client.query("select 1 from pg_tables where schemaname = 'public' limit 1");
    const others = await client.query(
      "select 1 from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
    );
    return { isEmpty: tables.rowCount === 0, isInUse: others.rowCount !== 0 };
  } finally {
    await client.end();
  }
}

function run(program: string, url: string, args: string[]): Promise<void> {
  const { safeUrl, password } = withoutPassword(url);
  // Arguments are visible to every user of the machine, so the password is passed in the environment.
  const env = { ...process.env, ...(password ? { PGPASSWORD: password } : {}) };
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args, `--dbname=${safeUrl}`], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (text: Buffer) => (output = `${output}${text.toString()}`.slice(-2000)));
    child.once('error', () =>
      reject(new BackupProblem(`${program} is not installed. Install the client programs of PostgreSQL.`)),
    );
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new BackupProblem(`${program} failed: ${output.trim()}`)),
    );
  });
}

function withoutPassword(url: string): { safeUrl: string; password: string } {
  const parsed = new URL(url);
  const password = decodeURIComponent(parsed.password);
  parsed.password = '';
  return { safeUrl: parsed.href, password };
}
