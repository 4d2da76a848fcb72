import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { cmsFolder } from '../platform/config/cms-folder';
import { environment } from '../platform/config/environment';
import { HttpError } from '../platform/http/http-error';
import { hasBucket } from '../platform/storage/bucket';
import { BackupProblem } from './backup-problem';
import { type Copied, copyFiles, fileFolders } from './copy-files';
import { type Manifest, type Progress, writeManifest } from './manifest';
import { copyObjects } from './objects';
import { savePostgres } from './postgres';
import { unsavedSettings, withSecrets, withUnsaved } from './secrets';
import { saveSqlite } from './sqlite';

/** The files and folders of a backup, in addition to its manifest. */
export const parts = {
  files: 'files',
  settings: 'settings.env',
  sqlite: 'database.sqlite',
  postgres: 'database.sql',
} as const;

const abandonedMs = 6 * 60 * 60 * 1000;

type BackedUp = { manifest: Manifest; /** Settings that only the environment has. */ unsaved: string[] };

/**
 * Saves database, files and secrets to a new folder while the site runs. The folder appears when the backup is complete.
 * @param settings the settings file, which need not exist
 * @throws BackupProblem if the folder cannot be used or the database cannot be saved
 */
export async function backUp(folder: string, settings: string, progress: Progress): Promise<BackedUp> {
  await checkTarget(folder);
  const unfinished = await createUnfinished(folder);
  try {
    // Another process may have finished the same backup since the first check.
    await checkTarget(folder);
    const files = path.join(unfinished, parts.files);
    const copied: Copied = new Map();
    // Copies files before and after the database, so that it never refers to a missing file.
    await copyAll(files, copied);
    await saveDatabase(unfinished);
    await copyAll(files, copied);
    const unsaved = await saveSettings(unfinished, settings);
    const about = { version: await productVersion(), database: environment().DATABASE_CLIENT };
    const manifest = await writeManifest(unfinished, about, progress);
    await rename(unfinished, folder);
    return { manifest, unsaved };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error instanceof HttpError ? new BackupProblem(error.message) : error;
  }
}

async function checkTarget(folder: string): Promise<void> {
  const { UPLOADS_DIR } = environment();
  const isServed = fileFolders.some((name) => isWithin(path.join(UPLOADS_DIR, name), folder));
  if (isServed) throw new BackupProblem(`${folder} is in a folder that is backed up. Choose another one.`);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new BackupProblem(`${folder} cannot be used: ${error.message}. Choose another folder.`);
  });
  if (names.length > 0) throw new BackupProblem(`The folder ${folder} is not empty. Choose a new one.`);
}

// Creates the folder in only one process, even if several start at the same moment.
async function createUnfinished(folder: string): Promise<string> {
  const unfinished = unfinishedName(folder);
  // Keeps the folder of a backup that another process has just started.
  if (existsSync(unfinished) && !isInProgress(folder)) await rm(unfinished, { recursive: true, force: true });
  await mkdir(path.dirname(folder), { recursive: true });
  await mkdir(unfinished, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST')
      throw new BackupProblem(`${unfinished} cannot be written: ${error.message}. Choose another folder.`);
    throw new BackupProblem(
      `Another backup to ${folder} is in progress or was interrupted. If none is running, delete ${unfinished}.`,
    );
  });
  return unfinished;
}

export const unfinishedName = (folder: string) => `${folder}.unfinished`;

/** Whether a process has started this backup, but not so long ago that it must have been interrupted. */
export function isInProgress(folder: string): boolean {
  const unfinished = unfinishedName(folder);
  if (!existsSync(unfinished)) return false;
  const status = statSync(unfinished, { throwIfNoEntry: false });
  return status !== undefined && Date.now() - status.mtimeMs < abandonedMs;
}

async function copyAll(files: string, copied: Copied): Promise<void> {
  await copyFiles(environment().UPLOADS_DIR, files, copied);
  if (hasBucket()) await copyObjects(files, copied);
}

async function saveDatabase(folder: string): Promise<void> {
  const { DATABASE_CLIENT, DATABASE_FILENAME, DATABASE_URL = '' } = environment();
  if (DATABASE_CLIENT === 'postgres') return savePostgres(DATABASE_URL, path.join(folder, parts.postgres));
  return saveSqlite(DATABASE_FILENAME, path.join(folder, parts.sqlite));
}

async function saveSettings(folder: string, settings: string): Promise<string[]> {
  const text = withSecrets(settings, process.env);
  const unsaved = unsavedSettings(text, process.env);
  await writeFile(path.join(folder, parts.settings), withUnsaved(text, unsaved), { mode: 0o600 });
  return unsaved;
}

async function productVersion(): Promise<string> {
  const file = path.join(cmsFolder, '..', 'package.json');
  return v.parse(v.object({ version: v.string() }), JSON.parse(await readFile(file, 'utf8'))).version;
}

function isWithin(folder: string, target: string): boolean {
  const relative = path.relative(folder, target);
  return !relative.startsWith('..') && !path.isAbsolute(relative);
}
