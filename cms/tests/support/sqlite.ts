import { createRequire } from 'node:module';

export type Row = Record<string, unknown>;

interface Database {
  exec(sql: string): void;
  prepare(sql: string): { all(): Row[] };
  close(): void;
}
const Database: new (file: string) => Database = createRequire(import.meta.url)('better-sqlite3');

/** Runs statements on a database file, which is created if it does not exist. */
export function onDatabase(file: string, sql: string): void {
  const database = new Database(file);
  database.exec(sql);
  database.close();
}

/** The rows of a query in a database file. */
export function rowsOf(file: string, sql: string): Row[] {
  const database = new Database(file);
  const rows = database.prepare(sql).all();
  database.close();
  return rows;
}
