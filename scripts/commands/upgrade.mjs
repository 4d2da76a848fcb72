// @ts-check
import path from 'node:path';
import { backupTask, rehearsal } from '../setup/backend-task.mjs';
import { Problem } from '../setup/problem.mjs';
import { say } from '../terminal/progress.mjs';

const usage =
  'Usage: npm run upgrade -- --rehearse, or npm run upgrade -- FOLDER to make a backup in a new folder first.';

/**
 * Upgrades a copy of the database and reports what would change. The next start upgrades the site.
 * @param {string[]} args
 */
export async function main([choice, ...others]) {
  if (!choice || others.length > 0 || (choice.startsWith('-') && choice !== '--rehearse'))
    throw new Problem('Say whether to make a backup.', usage);
  if (choice !== '--rehearse') await backUp(path.resolve(choice));
  const { changes, losses } = await rehearsal('Upgrading a copy of the database');
  for (const change of changes) say(`  ${change}`);
  for (const loss of losses) say(`! ${loss}`);
  if (losses.length > 0)
    throw new Problem(
      'Data would be lost, so do not start this version. The database has not been changed.',
      'See "Upgrades" in docs/operations.md.',
    );
  say(changes.length === 0 ? 'Nothing would change.' : 'Nothing would be lost.');
  say('The database has not been changed. Start the new version with "npm start".');
}

/** @param {string} folder */
async function backUp(folder) {
  const { files, bytes } = await backupTask('Making a backup', { task: 'back up', folder });
  say(`Saved ${files} files, ${(bytes / 1e6).toFixed(0)} MB, to ${folder}.`);
}
