// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { figure, seed } from '../proofs/figures.mjs';
import { browserPaths, findBrowser } from '../setup/browser.mjs';
import { root } from '../setup/folders.mjs';
import { tool } from '../stages/checks.mjs';
import { countTests, reportOptions } from '../stages/count-tests.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { run } from '../terminal/run.mjs';

/** @typedef {{ what?: string, env?: Record<string, string> }} Options */

/**
 * Runs tests with Vitest at the size of a proof, which `env` sets.
 * @param {string[]} args
 * @param {Options} [options]
 */
export function runVitest(args, options = {}) {
  return runTests({ runner: 'vitest', command: [tool('vitest'), 'run', ...args], ...options });
}

/**
 * The same for tests of the backend.
 * @param {string} file
 * @param {Options} [options]
 */
export function runBackendTest(file, options = {}) {
  return runVitest(['--config', 'cms/vitest.config.ts', `cms/tests/${file}`], options);
}

/**
 * Runs tests in a browser, one at a time, or `inParallel` as `npm test` does.
 * @param {string[]} args
 * @param {Options & { inParallel?: boolean }} [options]
 */
export async function runPlaywright(args, { env, inParallel = false, ...options } = {}) {
  const command = [tool('playwright'), 'test', '--config', 'tests/playwright.config.ts', ...args];
  const browser = browserPaths(await findBrowser());
  return runTests({
    runner: 'playwright',
    command: inParallel ? command : [...command, '--workers', '1'],
    env: { ...browser, ...env },
    ...options,
  });
}

/** @param {{ runner: 'vitest' | 'playwright', command: string[] } & Options} options */
async function runTests({ runner, command, what = 'tests', env = {} }) {
  stopOnSignal();
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-tests-'));
  const file = path.join(folder, 'report.json');
  const report = reportOptions(runner, file);
  const { code } = await run([...command, ...report.args], {
    cwd: root,
    env: { ...env, ...report.env, FIELDSHOP_SEED: String(seed) },
    onLine: (line) => console.log(line),
  });
  const { passed, failed } = countTests(runner, file, code);
  rmSync(folder, { recursive: true, force: true });
  figure(`${what} passed`, passed, { atLeast: 1 });
  figure(`${what} failed`, failed, { atMost: 0 });
}
