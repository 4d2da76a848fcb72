// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startModule, stopOnSignal } from '../terminal/children.mjs';
import { startProgress } from '../terminal/progress.mjs';
import { buildBackend } from './build.mjs';
import { readEnvironment, settingsFile } from './environment.mjs';
import { cms } from './folders.mjs';
import { installPackages } from './install.mjs';
import { Problem } from './problem.mjs';

/**
 * Starts a backend that listens on no port, to read or write the catalogue. With SQLite it does not run while the site
 * runs: the two processes would wait for each other's locks, and the site would keep showing cached pages.
 * @param {string} label
 * @param {object} task as cms/src/import/run.ts parses it
 * @returns {Promise<any>} its result
 */
export async function catalogueTask(label, task) {
  const env = await compiledBackend();
  return runTask(label, 'import.cjs', {
    task,
    env,
    remedy: 'Correct this and run it again. Lines that are done are skipped.',
  });
}

/**
 * Resets a second factor. Like the tasks above, it does not run while a site on SQLite runs.
 * @param {string} label
 * @param {object} task as cms/src/server/reset-second-factor.ts parses it
 * @returns {Promise<any>} its result
 */
export async function staffTask(label, task) {
  const env = await compiledBackend();
  return runTask(label, 'reset-second-factor.cjs', { task, env, remedy: 'Correct this and run it again.' });
}

/** @returns {Promise<NodeJS.ProcessEnv>} its environment */
async function compiledBackend() {
  stopOnSignal();
  const { values } = readEnvironment();
  await installPackages();
  await buildBackend();
  // A task does not add the demo content; the first start of the site does.
  return { ...values, SEED: values.SEED === 'none' ? 'none' : 'keep' };
}

/**
 * Makes or restores a backup with the code that is installed and compiled: before an upgrade, that is the running
 * version.
 * @param {string} label
 * @param {object} task as cms/src/backup/run.ts parses it
 * @returns {Promise<any>} its result
 */
export async function backupTask(label, task) {
  stopOnSignal();
  if (!existsSync(path.join(cms, 'dist', 'src', 'backup', 'run.js'))) {
    await installPackages();
    await buildBackend();
  }
  return runTask(label, 'backup.cjs', {
    task: { ...task, settings: settingsFile },
    remedy: 'Correct this and run it again.',
  });
}

/**
 * Rehearses an upgrade with the code in this folder, which is compiled for it.
 * @param {string} label
 * @returns {Promise<any>} its result, as cms/src/upgrade/report.ts writes it
 */
export async function rehearsal(label) {
  stopOnSignal();
  await installPackages();
  await buildBackend();
  return runTask(label, 'upgrade.cjs', {
    task: { task: 'rehearse', settings: settingsFile },
    remedy: 'Correct this and run it again.',
  });
}

/**
 * @param {string} label
 * @param {string} script
 * @param {{ task: object, env?: NodeJS.ProcessEnv, remedy: string }} options
 */
async function runTask(label, script, { task, env = process.env, remedy }) {
  const progress = startProgress(label);
  const child = startModule(path.join(cms, script), { cwd: cms, env, args: [JSON.stringify(task)] });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream
      ?.setEncoding('utf8')
      .on('data', (/** @type {string} */ text) => (words = (words + text).slice(-4000)));
  /** @type {unknown} */
  let result;
  /** @type {string | undefined} */
  let problem;
  child.on('message', (/** @type {Record<string, any>} */ message) => {
    if (message.type === 'progress') progress.update(`${message.done} of ${message.total}`);
    if (message.type === 'result') result = message.result;
    if (message.type === 'problem') problem = message.result.message;
  });
  // Not 'exit', which can come before the last message.
  const code = await new Promise((resolve) => child.once('close', resolve));
  progress.finish(code === 0 ? undefined : `✗ ${label}`);
  if (code === 0) return result;
  if (problem) throw new Problem(problem, 'Nothing has been changed.');
  throw new Problem(`The command stopped before it was finished.\n${words.trim()}`, remedy);
}
