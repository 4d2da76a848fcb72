// @ts-check
import { otherBrowsers } from '../setup/other-browsers.mjs';
import { say } from '../terminal/progress.mjs';
import { tool } from './checks.mjs';

/** @typedef {import('./checks.mjs').Stage} Stage */

/**
 * What `npm test` runs after the checks: on the built site and on real, started backends.
 * @param {string} browser
 * @returns {Stage[]}
 */
export function testStages(browser) {
  const vitest = [tool('vitest'), 'run'];
  const playwright = [tool('playwright'), 'test', '--config', 'tests/playwright.config.ts'];
  return [
    { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
    { name: 'build of cms', command: ['npm', 'run', '--silent', '--prefix', 'cms', 'build'] },
    { name: 'papers', command: [...vitest, '--project', 'papers'], tests: 'vitest' },
    { name: 'bundle', command: [...vitest, '--project', 'bundle'], tests: 'vitest', after: 'build' },
    {
      name: 'cms',
      command: [...vitest, '--config', 'cms/vitest.config.ts'],
      tests: 'vitest',
      after: 'build of cms',
    },
    {
      name: 'contract',
      command: [...vitest, '--project', 'contract'],
      tests: 'vitest',
      after: 'build of cms',
    },
    {
      name: 'journeys',
      command: [...playwright, 'tests/e2e'],
      tests: 'playwright',
      after: 'build of cms',
      env: { CHROMIUM_PATH: browser },
    },
    {
      // One after the other: each of them loads the machine on purpose.
      name: 'sudden ends',
      command: [...playwright, 'tests/chaos', '--workers', '1'],
      tests: 'playwright',
      after: 'build of cms',
      env: { CHROMIUM_PATH: browser },
    },
    ...browserStages([...vitest, '--project', 'browsers']),
  ];
}

/**
 * @param {string[]} command
 * @returns {Stage[]}
 */
function browserStages(command) {
  const { installed, missing } = otherBrowsers();
  if (missing.length > 0) say(`Not tried, because not installed: ${missing.join(', ')}`);
  if (installed.length === 0) return [];
  return [{ name: 'other browsers', command, tests: 'vitest', after: 'build of cms' }];
}
