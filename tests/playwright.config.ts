import { chromium, defineConfig } from 'playwright/test';
import { launchArguments } from './support/launch-arguments.ts';

export default defineConfig({
  // Journeys, tests of crashes and deployments, and the long proofs of `npm run prove`.
  testMatch: ['e2e/*.spec.ts', 'chaos/*.spec.ts', 'proof/*.spec.ts'],
  outputDir: '../node_modules/.cache/fieldshop/journeys',
  globalSetup: './support/journeys-setup.ts',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // For a third of the time, a page waits for the network or until it is idle.
  workers: 3,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    baseURL: process.env.FIELDSHOP_ORIGIN,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // The worker would start the offline download in every test. Tests that need it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: headlessShell(), args: launchArguments },
  },
});

/** Undefined if Playwright starts its own. Tests of what only the whole Chromium can do use `wholeBrowser`. */
function headlessShell(): string | undefined {
  const { CHROMIUM_SHELL_PATH, CHROMIUM_PATH } = process.env;
  if (CHROMIUM_SHELL_PATH) return CHROMIUM_SHELL_PATH;
  return CHROMIUM_PATH === chromium.executablePath() ? undefined : CHROMIUM_PATH;
}
