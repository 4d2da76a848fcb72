import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { mailSettings } from '../api/setting/services/mail-settings';
import { cmsFolder } from '../platform/config/cms-folder';
import { environment } from '../platform/config/environment';
import { enqueueMail } from '../platform/mail/outgoing';
import { isInProgress, unfinishedName } from './back-up';
import { backupsIn, deleteOldBackups, lastDue, nameOf } from './backup-schedule';

const retryAfterMs = 15 * 60 * 1000;
const ProblemMessage = v.object({ type: v.literal('problem'), result: v.object({ message: v.string() }) });

let running: { child: ChildProcess; folder: string } | undefined;
let isStopping = false;
let failed: { folder: string; at: number } | undefined;

/** Makes the backup that is due, unless it exists. Several processes may call this at the same moment. */
export async function makeDueBackup(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const { BACKUP_DIR, BACKUP_TIME, BACKUP_KEEP } = environment();
  if (BACKUP_DIR === undefined || running) return;
  const folder = path.join(BACKUP_DIR, nameOf(lastDue(now, BACKUP_TIME)));
  if (isDone(folder)) return;
  if (failed?.folder === folder && now.getTime() - failed.at < retryAfterMs) return;
  const problem = await runBackup(folder);
  if (problem === undefined) return deleteOldBackups(BACKUP_DIR, BACKUP_KEEP, path.basename(folder));
  // Another process was faster, or this one is stopping and the next start makes the backup.
  if (isStopping || isDone(folder)) return;
  const isFirst = failed?.folder !== folder;
  failed = { folder, at: now.getTime() };
  const message = `The backup to ${folder} failed: ${problem} ${await latestBackup(BACKUP_DIR)}`;
  strapi.log.error(message);
  if (isFirst) await notifyStaff(strapi, message);
}

const isDone = (folder: string) => existsSync(folder) || isInProgress(folder);

async function latestBackup(folder: string): Promise<string> {
  const [last] = await backupsIn(folder);
  return last ? `The latest backup is ${last}.` : 'There is no earlier backup.';
}

/** Stops a running backup and deletes its files. */
export async function stopBackup(): Promise<void> {
  isStopping = true;
  if (!running) return;
  const { child, folder } = running;
  await new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGKILL');
  });
  // Fails only if the folder above no longer exists, which leaves nothing to delete.
  await rm(unfinishedName(folder), { recursive: true, force: true }).catch(() => undefined);
}

/**
 * Runs the backup in a separate process, because SQLite saves a database in one step, during which this process would not
 * respond.
 * @returns the problem, if there was one
 */
function runBackup(folder: string): Promise<string | undefined> {
  const task = { task: 'back up', folder, settings: environment().SETTINGS_FILE };
  const child = fork(path.join(cmsFolder, 'backup.cjs'), [JSON.stringify(task)], {
    cwd: cmsFolder,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  running = { child, folder };
  let output = '';
  child.stderr?.on('data', (text: Buffer) => (output = `${output}${text.toString()}`.slice(-2000)));
  child.on('message', (message) => {
    const problem = v.safeParse(ProblemMessage, message);
    if (problem.success) output = problem.output.result.message;
  });
  return new Promise((resolve) => {
    child.once('close', (code) => {
      running = undefined;
      resolve(code === 0 ? undefined : output.trim() || `The process ended with code ${code}.`);
    });
  });
}

async function notifyStaff(strapi: Core.Strapi, message: string): Promise<void> {
  const { from, staff, brand } = await mailSettings(strapi);
  const text = [message, 'The backup will be retried every 15 minutes.'];
  await enqueueMail(
    strapi,
    { from, to: staff },
    { subject: 'The backup failed', text, brand, isForStaff: true },
  );
}
