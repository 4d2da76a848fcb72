import { createRequire } from 'node:module';

interface Database {
  exec(sql: string): void;
  close(): void;
}
const Database: new (file: string) => Database = createRequire(import.meta.url)('better-sqlite3');

/** Runs statements on a database of its own, which is created if it does not exist. */
export function onDatabase(file: string, sql: string): void {
  const database = new Database(file);
  database.exec(sql);
  database.close();
}
