// @ts-check
import path from 'node:path';
import { root } from '../setup/folders.mjs';
import { startCommand, stopOnSignal } from '../terminal/children.mjs';

/**
 * Runs one test file of the backend at the size of a benchmark, which `environment` sets.
 * @param {string} file
 * @param {Record<string, string>} environment
 */
export async function runBackendTest(file, environment) {
  stopOnSignal();
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const child = startCommand([process.execPath, vitest, 'run', `tests/${file}`], {
    cwd: path.join(root, 'cms'),
    env: { ...process.env, ...environment },
  });
  child.stdout.pipe(process.stdout);
  child.stderr.pipe(process.stderr);
  process.exitCode = await new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}
