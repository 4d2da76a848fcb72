import { defineConfig } from 'playwright/test';

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

// Quiet and alone: no request of the browser itself leaves the machine, no GPU is looked for.
const launchArguments = [
  ...asRoot,
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--no-first-run',
  '--no-pings',
];

export default defineConfig({
  testMatch: ['e2e/*.spec.ts', 'chaos/*.spec.ts'],
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
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: launchArguments },
  },
});
