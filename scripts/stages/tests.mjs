// @ts-check
import { existsSync } from 'node:fs';
import { journeysIn } from '../journeys/languages.mjs';
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
 * The stages of `npm test` after the checks, in groups that run one after the other: builds, tests without a browser,
 * tests in a browser. The stages of a group run two at once. The tests of the backend and the journeys keep both
 * processors busy, so at the same time they would only take longer.
 * @param {string} browser
 * @param {number} turn which decides the languages of the journeys
 * @returns {Stage[][]}
 */
export function testGroups(browser, turn) {
  return [
    [
      { name: 'build of cms', command: ['npm', 'run', '--silent', '--prefix', 'cms', 'build'] },
      { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
    ],
    [
      { name: 'cms', command: [...vitest, '--config', 'cms/vitest.config.ts'], tests: 'vitest' },
      ...(hasDemo ? demoStages() : []),
      { name: 'bundle', command: [...vitest, '--project', 'bundle'], tests: 'vitest' },
    ],
    ...(hasDemo ? [journeyStages(browser, turn)] : []),
  ];
}

/**
 * The contract tests seed the content for the tests in a browser, which leaves a processor idle half of the time.
 * @returns {Stage[]}
 */
function demoStages() {
  return [
    { name: 'contract', command: [...vitest, '--project', 'contract'], tests: 'vitest' },
    { name: 'demo', command: [...vitest, '--project', 'demo'], tests: 'vitest' },
  ];
}

/**
 * Tests in a real browser with the built site and a running backend. The crash tests and the other browsers spend much
 * time waiting: for a killed browser, a new version, other browsers.
 * @param {string} browser
 * @param {number} turn
 * @returns {Stage[]}
 */
function journeyStages(browser, turn) {
  const env = browserPaths(browser);
  return [
    {
      name: 'journeys',
      command: [...playwright, 'tests/e2e', '--grep-invert', onlyProved],
      tests: 'playwright',
      env: { ...env, ...journeysIn(String(turn)) },
    },
    {
      name: 'crashes',
      command: [
        ...playwright,
        'tests/chaos',
        '--grep-invert',
        onlyProved,
        '--workers',
        '1',
        '--output',
        `${cache}/fieldshop/crashes`,
      ],
      tests: 'playwright',
      env,
    },
    ...otherBrowserStages(),
  ];
}

/** @returns {Stage[]} */
function otherBrowserStages() {
  const { installed, missing } = otherBrowsers();
  if (missing.length > 0) say(`Skipped browsers that are not installed: ${missing.join(', ')}`);
  if (installed.length === 0) return [];
  return [{ name: 'other browsers', command: [...vitest, '--project', 'browsers'], tests: 'vitest' }];
}
