// @ts-check
// Twenty deployments with open tabs, twenty crashes of the browser, a captive portal at twenty points of a first visit, a
// thousand forms and a hundred clicks on an unreliable network, and every page without the server:
// `npm run bench -- chaos`.
import { findBrowser } from '../setup/browser.mjs';
import { root } from '../setup/folders.mjs';
import { tool } from '../stages/checks.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { run } from '../terminal/run.mjs';

stopOnSignal();
const command = [
  tool('playwright'),
  'test',
  '--config',
  'tests/playwright.config.ts',
  'tests/chaos',
  'tests/e2e/offline.spec.ts',
  '--workers',
  '1',
];
const env = {
  CHROMIUM_PATH: await findBrowser(),
  FIELDSHOP_DEPLOYMENTS: '20',
  FIELDSHOP_KILLS: '20',
  FIELDSHOP_PAGES: 'all',
  FIELDSHOP_ENTRIES: '1000',
  FIELDSHOP_CLICKS: '100',
  FIELDSHOP_PORTALS: '20',
};
const { code } = await run(command, { cwd: root, env, onLine: (line) => console.log(line) });
process.exitCode = code;
