// @ts-check
import { precompress } from '../build/precompress.mjs';
import { root } from '../setup/folders.mjs';
import { Problem } from '../setup/problem.mjs';
import { tool } from '../stages/checks.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { say } from '../terminal/progress.mjs';
import { run } from '../terminal/run.mjs';

/** The site: what the browser loads, what renders it on the server, and its text files compressed beforehand. */
export async function main() {
  stopOnSignal();
  await vite('browser', []);
  await vite('server', ['--ssr']);
  const { files, bytes, compressedBytes } = await precompress('dist/client');
  say(`✓ ${files} text files compressed: ${kilobytes(bytes)} to ${kilobytes(compressedBytes)}`);
}

/**
 * @param {string} name
 * @param {string[]} options
 */
async function vite(name, options) {
  const result = await run([tool('vite'), 'build', '--logLevel', 'warn', ...options], { cwd: root });
  if (result.output.trim()) say(result.output.trimEnd());
  if (result.code !== 0) throw new Problem(`The build for the ${name} failed.`, 'The lines above say where.');
  say(`✓ built for the ${name} (${result.seconds.toFixed(1)} s)`);
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
