// @ts-check
// Sends 11,000 hostile bodies and 2,000 hostile queries to every route: `npm run bench -- hostile`.
import path from 'node:path';
import { root } from '../setup/folders.mjs';
import { startCommand, stopOnSignal } from '../terminal/children.mjs';

stopOnSignal();
const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
const child = startCommand([process.execPath, vitest, 'run', 'tests/hostile.test.ts'], {
  cwd: path.join(root, 'cms'),
  env: { ...process.env, HOSTILE_BODIES: '11000', HOSTILE_QUERIES: '2000' },
});
child.stdout.pipe(process.stdout);
child.stderr.pipe(process.stderr);
process.exitCode = await new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
