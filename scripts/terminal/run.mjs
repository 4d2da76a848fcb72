// @ts-check
import { startCommand } from './children.mjs';

/** @typedef {{ code: number, output: string, seconds: number }} Result */

/**
 * Runs a command and returns its output, which callers usually print only if the command failed.
 * @param {string[]} command
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void }} [options]
 * @returns {Promise<Result>}
 */
export function run(command, { onLine, ...options } = {}) {
  const startedAt = performance.now();
  const child = startCommand(command, { ...options, env: { ...process.env, NO_COLOR: '1', ...options.env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (/** @type {string} */ text) => {
      output += text;
      if (onLine) text.split('\n').filter(Boolean).forEach(onLine);
    });
  }
  return new Promise((resolve) => {
    /** @param {number} code */
    const end = (code) => resolve({ code, output, seconds: (performance.now() - startedAt) / 1000 });
    child.once('error', (error) => {
      output += error.message;
      end(127);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}
