import { createRequire } from 'node:module';
import * as v from 'valibot';
import { environment, EnvironmentError } from '../platform/config/environment';
import { chooseSqliteDriver } from '../platform/config/sqlite-driver';

type Connection = { pragma(statement: string): unknown; exec(sql: string): unknown };
type Driver = new (file: string) => Connection;

const Busy = v.object({ code: v.picklist(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT']) });
// A connection nobody refers to would be closed, and its lock released, when memory is collected.
const held: Connection[] = [];

/**
 * Says who works on a SQLite database: servers share it, an import or export needs it alone. A lock of SQLite's own on a
 * file beside it, because the system releases it with the process, also after a crash.
 *
 * @throws when somebody works on it who does not share it
 */
export function lockDatabase(wish: 'shared' | 'alone'): void {
  const { DATABASE_CLIENT, DATABASE_FILENAME } = environment();
  if (DATABASE_CLIENT !== 'sqlite') return;
  chooseSqliteDriver();
  const SqliteDatabase: Driver = createRequire(__filename)('better-sqlite3');
  const connection = new SqliteDatabase(`${DATABASE_FILENAME}.lock`);
  connection.pragma('busy_timeout = 0');
  try {
    connection.exec(wish === 'alone' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT count(*) FROM sqlite_master');
  } catch (error) {
    if (!v.is(Busy, error)) throw error;
    throw new EnvironmentError(
      wish === 'alone'
        ? `The site or another import is using the database ${DATABASE_FILENAME}. Stop it first. With Postgres, the site can keep running.`
        : `An import or export is using the database ${DATABASE_FILENAME}. Start the site when it has finished.`,
    );
  }
  held.push(connection);
}
