// @ts-check
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backupTask } from '../setup/backend-task.mjs';
import { Problem } from '../setup/problem.mjs';
import { say } from '../terminal/progress.mjs';

/**
 * Restores a backup. Stop the site first.
 * @param {string[]} args
 */
export async function main(args) {
  const { folder, replace } = readArguments(args);
  const { createdAt, files, previous, missing } = await backupTask('Restoring', {
    task: 'restore',
    folder,
    replace,
  });
  say(`Restored ${files} files, as they were at ${createdAt}. Start the site with "npm start".`);
  if (missing.length > 0)
    say(
      `The environment of the old site set these variables, which this one does not set: ${missing.join(', ')}.`,
    );
  for (const place of previous) say(`The previous data is now in ${place}`);
}

/** @param {string[]} args */
function readArguments(args) {
  const usage = 'Usage: npm run restore -- FOLDER [--replace]';
  try {
    const options = /** @type {const} */ ({ replace: { type: 'boolean', default: false } });
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    if (positionals.length !== 1) throw new Error('Name the folder of one backup.');
    return { folder: path.resolve(positionals[0] ?? ''), replace: values.replace };
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error), usage);
  }
}
