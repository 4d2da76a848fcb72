import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { environment } from '../config/environment';

const databaseSuffixes = ['', '-wal', '-shm', '-journal'];
const privateFolders = ['mailbox', 'attachments'];
const forOthers = 0o077;

/**
 * Removes the permissions of other users from files with customer data. The umask protects new files. These
 * are older or were restored from a backup.
 */
export function makePrivate(): void {
  const { DATABASE_CLIENT, DATABASE_FILENAME, UPLOADS_DIR } = environment();
  const database = DATABASE_CLIENT === 'sqlite' ? databaseSuffixes.map((end) => DATABASE_FILENAME + end) : [];
  const folders = privateFolders.map((name) => path.join(UPLOADS_DIR, name));
  for (const place of [...database, ...folders.flatMap(withContents)]) hideFromOthers(place);
}

function withContents(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return [folder, ...names.map((name) => path.join(folder, name))];
}

function hideFromOthers(place: string): void {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (!stat || (stat.mode & forOthers) === 0) return;
  try {
    chmodSync(place, stat.mode & ~forOthers);
  } catch (error) {
    // Owned by another user, who must change it.
    process.stderr.write(
      `${place} is readable by other users, and this could not be changed: ${String(error)}. Run: chmod go= ${place}\n`,
    );
  }
}
