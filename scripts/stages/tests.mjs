// @ts-check
import { existsSync } from 'node:fs';
import { otherBrowsers } from '../setup/other-browsers.mjs';
import { say } from '../terminal/progress.mjs';
import { cache, tool } from './checks.mjs';

/** @typedef {import('./checks.mjs').Stage} Stage */

const vitest = [tool('vitest'), 'run'];
const playwright = [tool('playwright'), 'test', '--config', 'tests/playwright.config.ts'];

/** Journeys, the contract and the demo's own tests work on the demo company, whose folder can be deleted. */
export const hasDemo = existsSync('cms/demo/content');

/**
 * What `npm test` runs after the checks: the builds, and what needs no browser. The longest begin as soon as what they
 * need is built: the backend's tests, and the contract, which seeds the content for all that follow.
 * @returns {Stage[]}
 */
export function buildStages() {
  return [
    { name: 'build of cms', command: ['npm', 'run', '--silent', '--prefix', 'cms', 'build'] },
    { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
    {
      name: 'cms',
      command: [...vitest, '--config', 'cms/vitest.config.ts'],
      tests: 'vitest',
      after: 'build of cms',
    },
    { name: 'bundle', command: [...vitest, '--project', 'bundle'], tests: 'vitest', after: 'build' },
    ...(hasDemo ? demoStages() : []),
  ];
}

/** @returns {Stage[]} */
function demoStages() {
  return [
    { name: 'contract', command: [...vitest, '--project', 'contract'], tests: 'vitest', after: 'build' },
    { name: 'demo PDFs', command: [...vitest, '--project', 'demo PDFs'], tests: 'vitest' },
  ];
}

/**
 * A real browser on the built site and a real, started backend. Beside most of it runs what waits long: for a killed
 * browser, for a new version, for other browsers.
 * @param {string} browser
 * @returns {Stage[]}
 */
export function journeyStages(browser) {
  const env = { CHROMIUM_PATH: browser };
  return [
    { name: 'journeys', command: [...playwright, 'tests/e2e'], tests: 'playwright', env },
    {
      name: 'sudden ends',
      command: [...playwright, 'tests/chaos', '--workers', '1', '--output', `${cache}/fieldshop/sudden-ends`],
      tests: 'playwright',
      env,
    },
    ...otherBrowserStages(),
  ];
}

/** @returns {Stage[]} */
function otherBrowserStages() {
  const { installed, missing } = otherBrowsers();
  if (missing.length > 0) say(`Not tried, because not installed: ${missing.join(', ')}`);
  if (installed.length === 0) return [];
  return [{ name: 'other browsers', command: [...vitest, '--project', 'browsers'], tests: 'vitest' }];
}
