import { defineConfig } from 'playwright/test';
import { launchArguments } from './support/launch-arguments.ts';

export default defineConfig({
  // Journeys, tests of what must survive crashes and deployments, and journeys too long for `npm test`.
  testMatch: ['e2e/*.spec.ts', 'chaos/*.spec.ts', 'proof/*.spec.ts'],
  outputDir: '../node_modules/.cache/fieldshop/journeys',
  globalSetup: './support/journeys-setup.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
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
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: launchArguments },
  },
});
