// @ts-check
// Tests search with the full number of products: `npm run bench -- search`.
import path from 'node:path';
import { root } from '../setup/folders.mjs';
import { startCommand, stopOnSignal } from '../terminal/children.mjs';

const PUBLISHES = 5000;

stopOnSignal();
const runs = [
  { what: 'Every part number of 10,000 in five spellings', cwd: root, file: 'src/search/search.test.ts' },
  { what: 'Keystrokes over 10,000 products', cwd: root, file: 'src/search/speed.test.ts' },
  {
    what: `${PUBLISHES} publishes, two crashes, Meilisearch unavailable for half of them`,
    cwd: path.join(root, 'cms'),
    file: 'tests/search-survival.test.ts',
  },
];
for (const { what, cwd, file } of runs) {
  console.log(`\n${what}`);
  if ((await runTests(cwd, file)) !== 0) process.exitCode = 1;
}

/**
 * @param {string} cwd
 * @param {string} file
 * @returns {Promise<number>}
 */
function runTests(cwd, file) {
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const env = { ...process.env, SEARCH_ALL: '1', SEARCH_PUBLISHES: String(PUBLISHES) };
  const child = startCommand([process.execPath, vitest, 'run', file], { cwd, env });
  child.stdout.pipe(process.stdout);
  child.stderr.pipe(process.stderr);
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}
