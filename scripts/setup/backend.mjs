// @ts-check
import path from 'node:path';
import { startModule } from '../terminal/children.mjs';
import { say, startProgress } from '../terminal/progress.mjs';
import { cms, demoCache } from './folders.mjs';
import { Problem } from './problem.mjs';

const REASON_LINES = 12;

/** Make glibc return freed memory to the system. Other C libraries ignore them. See docs/decisions/0028. */
export const mallocSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Starts the backend, shows the progress of seeding, and waits until the backend listens.
 * @param {Record<string, string | undefined>} environment
 */
export async function startBackend(environment) {
  const progress = startProgress('Starting');
  const child = startModule(path.join(cms, 'serve.cjs'), {
    cwd: cms,
    env: { ...mallocSettings, ...atTerminal(), DEMO_CACHE_DIR: demoCache, ...environment },
  });
  const lastWords = passOn(child);
  try {
    const port = await ready(child, progress);
    progress.finish();
    return { child, port };
  } catch (error) {
    progress.finish('✗ Starting');
    const reason = lastWords().trim().split('\n').slice(-REASON_LINES).join('\n') || 'It printed nothing.';
    throw new Problem(
      `The backend exited while starting.\n${reason}`,
      'Correct this and start again.',
      error,
    );
  }
}

// Makes the backend log text instead of JSON at a terminal, which it cannot detect, because its output is a pipe.
const atTerminal = () => (process.stdout.isTTY ? { FORCE_COLOR: '1' } : {});

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {ReturnType<typeof startProgress>} progress
 * @returns {Promise<number>}
 */
function ready(child, progress) {
  return new Promise((resolve, reject) => {
    child.on('message', (/** @type {Record<string, unknown>} */ message) => {
      if (message.type === 'ready') resolve(Number(message.port));
      if (message.type === 'progress')
        progress.update(`${message.label} ${message.done} of ${message.total}`);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`code ${code}, signal ${signal}`)));
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function passOn(child) {
  let words = '';
  let isReady = false;
  child.on('message', (/** @type {Record<string, unknown>} */ message) => {
    isReady ||= message.type === 'ready';
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      // Before it is ready, the output may explain a failure, which is printed once, below the progress line.
      if (isReady) say(text.trimEnd());
      else words = (words + text).slice(-4000);
    });
  }
  return () => words;
}
