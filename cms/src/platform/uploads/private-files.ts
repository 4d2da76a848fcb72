import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { environment } from '../config/environment';

const databaseSuffixes = ['', '-wal', '-shm', '-journal'];
const privateFolders = ['mailbox', 'attachments'];
const forOthers = 0o077;

/**
 * Takes the rights of other users from what holds customers' data. New files get none by the umask of the process; these
 * are from before, or came from a backup.
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
    // It belongs to another user, who must do it.
    process.stderr.write(
      `${place} is readable by other users, and this could not be changed: ${String(error)}. Run: chmod go= ${place}\n`,
    );
  }
}
