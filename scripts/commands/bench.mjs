// @ts-check
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from '../setup/build.mjs';
import { root } from '../setup/folders.mjs';
import { installPackages } from '../setup/install.mjs';
import { startCommand, stopOnSignal } from '../terminal/children.mjs';
import { say } from '../terminal/progress.mjs';

/**
 * Runs all benchmarks of scripts/bench one after the other, or only those named after `npm run bench --`.
 * @param {string[]} names
 */
export async function main(names) {
  stopOnSignal();
  await installPackages();
  await buildAll();
  const all = readdirSync(path.join(root, 'scripts', 'bench')).filter((file) => file.endsWith('.mjs'));
  const chosen = names.length > 0 ? all.filter((file) => names.includes(file.replace('.mjs', ''))) : all;
  for (const file of chosen.toSorted()) {
    say(`\n── ${file.replace('.mjs', '')}`);
    if ((await runShowing(path.join('scripts', 'bench', file))) !== 0) process.exitCode = 1;
  }
}

/**
 * @param {string} file
 * @returns {Promise<number>}
 */
function runShowing(file) {
  const child = startCommand([process.execPath, file], { cwd: root });
  child.stdout.pipe(process.stdout);
  child.stderr.pipe(process.stderr);
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}
