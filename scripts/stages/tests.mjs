// @ts-check
import { existsSync } from 'node:fs';
import { onlyProved } from '../proofs/list.mjs';
import { browserPaths } from '../setup/browser.mjs';
import { otherBrowsers } from '../setup/other-browsers.mjs';
import { say } from '../terminal/progress.mjs';
import { cache, tool } from './checks.mjs';

/** @typedef {import('./checks.mjs').Stage} Stage */

const vitest = [tool('vitest'), 'run'];
const playwright = [tool('playwright'), 'test', '--config', 'tests/playwright.config.ts'];

/** Journeys, the contract and the demo's own tests work on the demo company, whose folder can be deleted. */
export const hasDemo = existsSync('cms/demo/content');

/**
 * The stages of `npm test` after the checks, which run two at once. The tests of the backend and the journeys keep both
 * processors busy, so the journeys wait for them. Beside them run what builds and seeds, and the crash tests, which spend
 * much time waiting: for a killed browser, for a new version.
 * @param {string} browser
 * @returns {Stage[]}
 */
export function testStages(browser) {
  return [
    { name: 'build of cms', command: ['npm', 'run', '--silent', '--prefix', 'cms', 'build'] },
    { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
    {
      name: 'cms',
      command: [...vitest, '--config', 'cms/vitest.config.ts'],
      tests: 'vitest',
      after: ['build of cms'],
    },
    { name: 'bundle', command: [...vitest, '--project', 'bundle'], tests: 'vitest', after: ['build'] },
    ...(hasDemo ? demoStages(browser) : []),
  ];
}

/**
 * The contract tests seed the content for the tests in a browser.
 * @param {string} browser
 * @returns {Stage[]}
 */
function demoStages(browser) {
  const env = browserPaths(browser);
  const onlyHere = ['--grep-invert', onlyProved];
  const output = `${cache}/fieldshop/crashes`;
  return [
    {
      name: 'contract',
      command: [...vitest, '--project', 'contract'],
      tests: 'vitest',
      after: ['build of cms', 'build'],
    },
    { name: 'demo PDFs', command: [...vitest, '--project', 'demo PDFs'], tests: 'vitest' },
    {
      name: 'journeys',
      command: [...playwright, 'tests/e2e', ...onlyHere],
      tests: 'playwright',
      env,
      after: ['cms', 'contract'],
    },
    {
      name: 'crashes',
      command: [...playwright, 'tests/chaos', ...onlyHere, '--workers', '1', '--output', output],
      tests: 'playwright',
      env,
      after: ['contract'],
    },
    ...otherBrowserStages(),
  ];
}

/** @returns {Stage[]} */
function otherBrowserStages() {
  const { installed, missing } = otherBrowsers();
  if (missing.length > 0) say(`Skipped browsers that are not installed: ${missing.join(', ')}`);
  if (installed.length === 0) return [];
  const command = [...vitest, '--project', 'browsers'];
  return [{ name: 'other browsers', command, tests: 'vitest', after: ['contract'] }];
}
