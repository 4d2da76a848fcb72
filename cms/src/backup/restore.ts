import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { environment } from '../platform/config/environment';
import { hasBucket } from '../platform/storage/bucket';
import { lockDatabase } from '../server/database-lock';
import { parts } from './back-up';
import { BackupProblem } from './backup-problem';
import { fileFolders } from './copy-files';
import { type Manifest, type Progress, verifiedManifest } from './manifest';
import { bucketFolders, isBucketEmpty, restoreObjects } from './objects';
import { loadPostgres, savePostgres, stateOfPostgres } from './postgres';
import { differentSecrets, missingSettings, readSettings, withSecrets } from './secrets';

export type Restored = {
  manifest: Manifest;
  /** The new locations of the replaced data. */
  previous: string[];
  /** Settings that the environment had when the backup was made, and that are not set here. */
  missing: string[];
};
type Task = { folder: string; settings: string; replace: boolean };

/**
 * Restores database, files and secrets. Existing data is renamed, never deleted.
 * @throws BackupProblem before anything has changed
 */
export async function restore({ folder, settings, replace }: Task, progress: Progress): Promise<Restored> {
  const manifest = await verifiedManifest(folder, progress);
  const secrets = loadSettings(path.join(folder, parts.settings), settings);
  const { DATABASE_CLIENT } = environment();
  if (manifest.database !== DATABASE_CLIENT)
    throw new BackupProblem(
      `The backup is of a ${manifest.database} database, but DATABASE_CLIENT is ${DATABASE_CLIENT}.`,
    );
  await checkNotInUse();
  checkSecrets(secrets, settings, replace);
  if (!replace) await checkEmpty();
  const previous = await replaceEverything(folder, new Date().toISOString().replaceAll(/[:.]/g, '-'));
  previous.push(...(await writeSettings(secrets, folder, settings)));
  return { manifest, previous, missing: missingSettings(path.join(folder, parts.settings), process.env) };
}

/** Reads the settings of the backup. Without a settings file of its own, the restored site uses them too. */
function loadSettings(saved: string, settings: string): Record<string, string | undefined> {
  if (!existsSync(settings)) process.loadEnvFile(saved);
  return readSettings(saved);
}

async function checkNotInUse(): Promise<void> {
  const { DATABASE_CLIENT, DATABASE_FILENAME, DATABASE_URL = '' } = environment();
  if (DATABASE_CLIENT === 'sqlite') {
    await mkdir(path.dirname(DATABASE_FILENAME), { recursive: true });
    return lockDatabase('command');
  }
  const { isInUse } = await stateOfPostgres(DATABASE_URL);
  if (isInUse) throw new BackupProblem('The database in DATABASE_URL is in use. Stop the site first.');
}

/** A variable of the process takes precedence over the settings file, so only the operator can change it. */
function checkSecrets(secrets: Record<string, string | undefined>, settings: string, replace: boolean): void {
  const written = readSettings(settings);
  const different = differentSecrets(secrets, process.env);
  const fixed = different.filter((name) => process.env[name] !== written[name]);
  if (fixed.length > 0)
    throw new BackupProblem(
      `The backup and the environment have different secrets: ${fixed.join(', ')}. Unset these variables, or set them to the values in settings.env of the backup.`,
    );
  if (different.length > 0 && !replace)
    throw new BackupProblem(`The secrets in ${settings} differ from those of the backup. ${withReplace}`);
}

const withReplace = 'With --replace, the current data is renamed and replaced by the backup.';

async function checkEmpty(): Promise<void> {
  const { DATABASE_CLIENT, DATABASE_FILENAME, DATABASE_URL = '', UPLOADS_DIR } = environment();
  if (DATABASE_CLIENT === 'sqlite' && existsSync(DATABASE_FILENAME))
    throw new BackupProblem(`There is already a database ${DATABASE_FILENAME}. ${withReplace}`);
  if (DATABASE_CLIENT === 'postgres' && !(await stateOfPostgres(DATABASE_URL)).isEmpty)
    throw new BackupProblem(`The database in DATABASE_URL is not empty. ${withReplace}`);
  if (hasBucket() && !(await isBucketEmpty()))
    throw new BackupProblem(`There are already files in the bucket. ${withReplace}`);
  for (const name of foldersOnDisk()) {
    const place = path.join(UPLOADS_DIR, name);
    if (existsSync(place) && (await readdir(place)).length > 0)
      throw new BackupProblem(`There are already files in ${place}. ${withReplace}`);
  }
}

/** Copies everything next to its destination first, so that a full disk changes nothing. */
async function replaceEverything(folder: string, now: string): Promise<string[]> {
  const { DATABASE_CLIENT, DATABASE_FILENAME, UPLOADS_DIR } = environment();
  const places = foldersOnDisk().map((name) => ({
    from: path.join(folder, parts.files, name),
    to: path.join(UPLOADS_DIR, name),
  }));
  if (DATABASE_CLIENT === 'sqlite')
    places.push({ from: path.join(folder, parts.sqlite), to: DATABASE_FILENAME });
  await mkdir(UPLOADS_DIR, { recursive: true });
  await Promise.all(places.map(stage)).catch(async (error: unknown) => {
    await Promise.all(places.map(({ to }) => rm(staged(to), { recursive: true, force: true })));
    throw error;
  });
  const previous = hasBucket() ? await restoreObjects(path.join(folder, parts.files), now) : [];
  if (DATABASE_CLIENT === 'postgres') previous.push(...(await replacePostgres(folder, now)));
  for (const { to } of places) previous.push(...(await swap(to, now)));
  return previous;
}

const foldersOnDisk = () => fileFolders.filter((name) => !hasBucket() || !bucketFolders.includes(name));

const staged = (place: string) => `${place}.restoring`;

async function stage({ from, to }: { from: string; to: string }): Promise<void> {
  await rm(staged(to), { recursive: true, force: true });
  if (existsSync(from)) await cp(from, staged(to), { recursive: true, preserveTimestamps: true });
}

async function swap(place: string, now: string): Promise<string[]> {
  const previous: string[] = [];
  // The -wal and -shm files of SQLite belong to the old database.
  for (const suffix of ['-wal', '-shm', '']) {
    if (!existsSync(place + suffix)) continue;
    await rename(place + suffix, `${beforeRestore(place, now)}${suffix}`);
    if (suffix === '') previous.push(beforeRestore(place, now));
  }
  if (existsSync(staged(place))) await rename(staged(place), place);
  return previous;
}

const beforeRestore = (place: string, now: string) => `${place}.before-restore-${now}`;

async function replacePostgres(folder: string, now: string): Promise<string[]> {
  const { DATABASE_URL = '', UPLOADS_DIR } = environment();
  const previous: string[] = [];
  if (!(await stateOfPostgres(DATABASE_URL)).isEmpty) {
    previous.push(beforeRestore(path.join(UPLOADS_DIR, parts.postgres), now));
    await savePostgres(DATABASE_URL, previous[0] ?? '');
  }
  await loadPostgres(DATABASE_URL, path.join(folder, parts.postgres));
  return previous;
}

async function writeSettings(
  secrets: Record<string, string | undefined>,
  folder: string,
  settings: string,
): Promise<string[]> {
  const isNew = !existsSync(settings);
  if (!isNew && differentSecrets(secrets, process.env).length === 0) return [];
  const text = withSecrets(isNew ? path.join(folder, parts.settings) : settings, secrets);
  const previous = isNew ? [] : [beforeRestore(settings, new Date().toISOString().replaceAll(/[:.]/g, '-'))];
  for (const copy of previous) await rename(settings, copy);
  await writeFile(settings, text, { mode: 0o600 });
  return previous;
}
