import { createRequire } from 'node:module';
import * as v from 'valibot';
import { environment, EnvironmentError } from '../platform/config/environment';
import { chooseSqliteDriver } from '../platform/config/sqlite-driver';

type Connection = { pragma(statement: string): unknown; exec(sql: string): unknown };
type Driver = new (file: string) => Connection;

const Busy = v.object({ code: v.picklist(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT']) });
// A connection without references would be garbage collected, which releases its lock.
const openLocks: Connection[] = [];

/**
 * Locks a SQLite database for a server or a command. Only one can use it at a time: a second server would not notice
 * changed content, and would release the claims that the first is working on. Uses SQLite's own lock on a file next to
 * it, because the operating system releases it when the process ends, even by a crash.
 *
 * @throws EnvironmentError if the database is in use
 */
export function lockDatabase(user: 'server' | 'command'): void {
  const { DATABASE_CLIENT, DATABASE_FILENAME } = environment();
  if (DATABASE_CLIENT !== 'sqlite') return;
  chooseSqliteDriver();
  const SqliteDatabase: Driver = createRequire(__filename)('better-sqlite3');
  const connection = new SqliteDatabase(`${DATABASE_FILENAME}.lock`);
  connection.pragma('busy_timeout = 0');
  try {
    connection.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    if (!v.is(Busy, error)) throw error;
    throw new EnvironmentError(
      user === 'command'
        ? `The site or another command is using the database ${DATABASE_FILENAME}. Stop it first.`
        : `Another server, or an import, export or restore, is using the database ${DATABASE_FILENAME}. Start the site when that has finished. Several servers need Postgres.`,
    );
  }
  openLocks.push(connection);
}
