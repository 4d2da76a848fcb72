// @ts-check
import path from 'node:path';
import { startModule, stopOnSignal } from '../terminal/children.mjs';
import { startProgress } from '../terminal/progress.mjs';
import { buildBackend } from './build.mjs';
import { readEnvironment } from './environment.mjs';
import { cms } from './folders.mjs';
import { installPackages } from './install.mjs';
import { checkPort } from './port.mjs';
import { Problem } from './problem.mjs';

/**
 * Lets a backend that listens to nobody read or write the catalogue. On SQLite the running site must be stopped before:
 * two processes with one database file would wait for each other, and the site would go on showing what it keeps.
 * @param {string} label
 * @param {object} wish as cms/src/import/run.ts reads it
 * @returns {Promise<any>} its result
 */
export async function catalogueTask(label, wish) {
  stopOnSignal();
  const { values, host, port } = readEnvironment();
  if (values.DATABASE_CLIENT !== 'postgres') await mustBeStopped(host, port);
  await installPackages();
  await buildBackend();
  const progress = startProgress(label);
  const child = startModule(path.join(cms, 'import.cjs'), {
    cwd: cms,
    env: { ...values, SEED: 'none' },
    args: [JSON.stringify(wish)],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream
      ?.setEncoding('utf8')
      .on('data', (/** @type {string} */ text) => (words = (words + text).slice(-4000)));
  /** @type {unknown} */
  let result;
  child.on('message', (/** @type {Record<string, any>} */ message) => {
    if (message.type === 'progress') progress.update(`${message.done} of ${message.total}`);
    if (message.type === 'result') result = message.result;
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  progress.finish(code === 0 ? undefined : `✗ ${label}`);
  if (code === 0) return result;
  throw new Problem(
    `It ended before it was through.\n${words.trim()}`,
    'Put that right and run it again: what is done stays done.',
  );
}

/**
 * @param {string} host
 * @param {number} port
 */
async function mustBeStopped(host, port) {
  await checkPort(host, port).catch((error) => {
    throw new Problem(
      `Something answers at port ${port}: the site seems to run.`,
      'End it with Ctrl-C first; with Postgres it may go on running.',
      error,
    );
  });
}
