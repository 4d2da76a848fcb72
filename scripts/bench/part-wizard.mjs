// @ts-check
// Compares the part wizard's results for thousands of generated tasks with the datasheets:
// `npm run bench -- part-wizard`.
import path from 'node:path';
import { root } from '../setup/folders.mjs';
import { startCommand, stopOnSignal } from '../terminal/children.mjs';

const TASKS = 5000;

stopOnSignal();
console.log(`${TASKS} generated tasks for the part wizard`);
const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
const file = 'cms/demo/tests/part-wizard-generated.test.ts';
const child = startCommand([process.execPath, vitest, 'run', '--project', 'unit*', file], {
  cwd: root,
  env: { ...process.env, WIZARD_TASKS: String(TASKS) },
});
child.stdout.pipe(process.stdout);
child.stderr.pipe(process.stderr);
child.once('close', (code) => {
  process.exitCode = code ?? 1;
});
