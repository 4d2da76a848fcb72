// @ts-check
// Runs `npm test` in a copy of the repository without the demo company: `npm run prove -- without-demo`.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { figure } from '../proofs/figures.mjs';
import { root } from '../setup/folders.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { run } from '../terminal/run.mjs';

stopOnSignal();
const copy = mkdtempSync(path.join(tmpdir(), 'fieldshop-without-demo-'));
// Some tests start the backend as another user.
chmodSync(copy, 0o755);
// Not only committed files: an earlier proof may have written a result.
const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
for (const file of execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0'))
  if (file !== '' && !file.startsWith('cms/demo/')) cpSync(path.join(root, file), path.join(copy, file));
for (const folder of ['', 'cms'])
  symlinkSync(path.join(root, folder, 'node_modules'), path.join(copy, folder, 'node_modules'));
// Some checks ask git for the files.
execFileSync('git', ['init', '--quiet'], { cwd: copy });
execFileSync('git', ['add', '--all'], { cwd: copy });

// The tests choose their own seeds.
const env = { FIELDSHOP_SEED: undefined };
const { output } = await run(['npm', 'test'], { cwd: copy, env, onLine: (line) => console.log(line) });
const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
figure('tests passed', Number(passed), { atLeast: 1 });
figure('tests failed', Number(failed), { atMost: 0 });
rmSync(copy, { recursive: true, force: true });
