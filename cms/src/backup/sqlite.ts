import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chooseSqliteDriver } from '../platform/config/sqlite-driver';
import { BackupProblem } from './backup-problem';

type Options = { fileMustExist: boolean; timeout: number };
type Database = {
  backup(file: string, options: { progress(): number }): Promise<unknown>;
  pragma(statement: string): unknown;
  close(): void;
};
type Driver = new (file: string, options: Options) => Database;

const options: Options = { fileMustExist: true, timeout: 10_000 };
// Copies all pages in one step. With several steps, SQLite would start again after every write of the site.
const everyPage = 2 ** 31 - 1;

/**
 * Saves the database while the site is using it, as one file without a write-ahead log.
 * @throws BackupProblem if it is damaged
 */
export async function saveSqlite(file: string, target: string): Promise<void> {
  chooseSqliteDriver();
  const SqliteDatabase: Driver = createRequire(__filename)('better-sqlite3');
  const source = new SqliteDatabase(file, options);
  await source.backup(target, { progress: () => everyPage }).finally(() => source.close());
  const copy = new SqliteDatabase(target, options);
  try {
    copy.pragma('journal_mode = delete');
    const result = JSON.stringify(copy.pragma('integrity_check(1)'));
    if (!result.includes('"ok"'))
      throw new BackupProblem(`The database ${file} is damaged: ${result}. Restore an earlier backup.`);
  } finally {
    copy.close();
  }
  const handle = await open(target);
  await handle.sync().finally(() => handle.close());
}
