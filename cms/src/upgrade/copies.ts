import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Client, DatabaseError } from 'pg';
import * as v from 'valibot';
import { BackupProblem } from '../backup/backup-problem';
import { loadPostgres, savePostgres } from '../backup/postgres';
import { saveSqlite } from '../backup/sqlite';
import { environment } from '../platform/config/environment';

/** The settings of a process that uses a copy of the database. */
export type Copy = { DATABASE_FILENAME: string } | { DATABASE_URL: string };
export type Copies = {
  before: Copy;
  after: Copy;
  /** An empty folder for other files. */
  folder: string;
  make(): Promise<void>;
  /** Also deletes copies that were not finished. */
  remove(): Promise<void>;
};

const insufficientPrivilege = '42501';

/**
 * Plans two copies of one state of the database, which the site may be using: one to migrate and one to compare it with.
 * @throws BackupProblem if there is nothing to copy, or the copies cannot be made
 */
export async function planCopies(): Promise<Copies> {
  const { DATABASE_CLIENT, DATABASE_FILENAME, DATABASE_URL = '', UPLOADS_DIR } = environment();
  if (DATABASE_CLIENT === 'postgres') return postgresCopies(await makeFolder(UPLOADS_DIR), DATABASE_URL);
  if (!existsSync(DATABASE_FILENAME))
    throw new BackupProblem(`There is no database ${DATABASE_FILENAME} yet, so there is nothing to upgrade.`);
  return sqliteCopies(await makeFolder(path.dirname(DATABASE_FILENAME)), DATABASE_FILENAME);
}

/** Creates a folder next to the data, where there is probably enough space. */
function makeFolder(place: string): Promise<string> {
  return mkdtemp(path.join(place, 'rehearsal-')).catch((error: Error) => {
    throw new BackupProblem(`The folder ${place} cannot be written: ${error.message}.`);
  });
}

function sqliteCopies(folder: string, file: string): Copies {
  const before = path.join(folder, 'before.db');
  const after = path.join(folder, 'after.db');
  return {
    folder,
    before: { DATABASE_FILENAME: before },
    after: { DATABASE_FILENAME: after },
    async make() {
      await saveSqlite(file, before);
      await copyFile(before, after);
    },
    remove: () => removeFolder(folder),
  };
}

function postgresCopies(folder: string, url: string): Copies {
  const name = `fieldshop_rehearsal_${Date.now().toString(36)}_${process.pid}`;
  const [before, after] = [`${name}_before`, `${name}_after`];
  return {
    folder,
    before: { DATABASE_URL: urlOf(url, before) },
    after: { DATABASE_URL: urlOf(url, after) },
    async make() {
      const dump = path.join(folder, 'database.sql');
      await onDatabase(url, async (client) => client.query(await createStatement(client, before))).catch(
        (error) => {
          throw explain(error, url);
        },
      );
      await savePostgres(url, dump);
      await loadPostgres(urlOf(url, before), dump);
      await rm(dump);
      await onDatabase(url, (client) => client.query(`create database "${after}" template "${before}"`));
    },
    async remove() {
      await removeFolder(folder);
      await onDatabase(url, async (client) => {
        for (const copy of [after, before])
          await client.query(`drop database if exists "${copy}" with (force)`);
      });
    },
  };
}

// Retries, because a process that is being stopped may still write.
const removeFolder = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });

const CreationRows = v.tuple([
  v.object({ encoding: v.string(), datcollate: v.string(), datctype: v.string() }),
]);

/** The statement that creates a database with the encoding and sort order of the original. */
async function createStatement(client: Client, name: string): Promise<string> {
  const { rows } = await client.query(
    'select pg_encoding_to_char(encoding) as encoding, datcollate, datctype from pg_database where datname = current_database()',
  );
  const [row] = v.parse(CreationRows, rows);
  const [encoding, collation, type] = [row.encoding, row.datcollate, row.datctype].map((value) =>
    client.escapeLiteral(value),
  );
  return `create database "${name}" template template0 encoding ${encoding} lc_collate ${collation} lc_ctype ${type}`;
}

function explain(error: unknown, url: string): unknown {
  if (!(error instanceof DatabaseError) || error.code !== insufficientPrivilege) return error;
  const user = decodeURIComponent(new URL(url).username);
  return new BackupProblem(
    `A rehearsal needs a second database, which the user ${user} may not create. Allow it with "alter role ${user} createdb".`,
  );
}

async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

function urlOf(url: string, database: string): string {
  const parsed = new URL(url);
  parsed.pathname = `/${database}`;
  return parsed.href;
}
