import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { manifestName } from './manifest';

const scheduledName = /^fieldshop-\d{4}-\d{2}-\d{2}-\d{4}$/;

/** The last moment at or before `now` at which a backup was due, in the time zone of the server. */
export function lastDue(now: Date, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const due = new Date(now);
  due.setHours(hours, minutes, 0, 0);
  if (due > now) due.setDate(due.getDate() - 1);
  return due;
}

/** A name such as `fieldshop-2026-11-23-0230`, so that sorting by name sorts by time. */
export function nameOf(due: Date): string {
  const digits = (value: number, length = 2) => String(value).padStart(length, '0');
  const day = [digits(due.getFullYear(), 4), digits(due.getMonth() + 1), digits(due.getDate())];
  return ['fieldshop', ...day, digits(due.getHours()) + digits(due.getMinutes())].join('-');
}

/** The complete scheduled backups in a folder, newest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => scheduledName.test(name) && existsSync(path.join(folder, name, manifestName)))
    .toSorted()
    .toReversed();
}

/**
 * Deletes all backups but the newest and the one just made. After the clock was set back, that one is not among the newest;
 * without it, the same backup would be made again every minute. Nothing else in the folder is touched.
 */
export async function deleteOldBackups(folder: string, keep: number, made: string): Promise<void> {
  for (const name of (await backupsIn(folder)).slice(keep).filter((old) => old !== made))
    await rm(path.join(folder, name), { recursive: true, force: true });
}
