// @ts-check
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { precompress } from '../build/precompress.mjs';
import { publish } from '../build/publish.mjs';
import { root } from '../setup/folders.mjs';
import { Problem } from '../setup/problem.mjs';
import { tool } from '../stages/checks.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { say } from '../terminal/progress.mjs';
import { run } from '../terminal/run.mjs';

// Beside the folder that is served, which a running server must never find half full.
const built = path.join(root, 'dist', 'next');

/** The site: what the browser loads, what renders it on the server, and its text files compressed beforehand. */
export async function main() {
  stopOnSignal();
  await rm(built, { recursive: true, force: true });
  await vite('browser', ['--outDir', path.join(built, 'client')]);
  await vite('server', ['--ssr', '--outDir', path.join(built, 'server')]);
  const { files, bytes, compressedBytes } = await precompress(path.join(built, 'client'));
  await publish(built, path.join(root, 'dist'));
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
