// @ts-check
import path from 'node:path';
import { backupTask } from '../setup/backend-task.mjs';
import { Problem } from '../setup/problem.mjs';
import { say } from '../terminal/progress.mjs';

/**
 * Saves database, files and secrets to a new folder. The site may run.
 * @param {string[]} args
 */
export async function main([name, ...others]) {
  if (!name || name.startsWith('-') || others.length > 0)
    throw new Problem('Name a new folder for the backup.', 'Usage: npm run backup -- FOLDER');
  const folder = path.resolve(name);
  const { files, bytes, unsaved } = await backupTask('Making a backup', { task: 'back up', folder });
  say(`Saved ${files} files, ${(bytes / 1e6).toFixed(0)} MB, to ${folder}.`);
  if (unsaved.length > 0)
    say(
      `Not included, because the environment sets them: ${unsaved.join(', ')}. Save the file that sets them, too.`,
    );
  say('It contains secrets and customer data: keep it encrypted, on another machine.');
}
