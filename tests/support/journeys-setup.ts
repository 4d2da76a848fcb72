import { browserPaths, findBrowser } from '../../scripts/setup/browser.mjs';
import { administratorToken } from './administrator.ts';
import { startTestBackend } from './backend.mjs';

/** The workers read these two from the environment, where the configuration expects them. */
export default async function setup() {
  if (!process.env.CHROMIUM_PATH) Object.assign(process.env, browserPaths(await findBrowser()));
  if (process.env.FIELDSHOP_ORIGIN) return () => Promise.resolve();
  const { origin, administrator, stop } = await startTestBackend({
    environment: { PAYMENT_TEST_MODE: 'true' },
  });
  process.env.FIELDSHOP_ORIGIN = origin;
  process.env.FIELDSHOP_ADMINISTRATOR_TOKEN = await administratorToken(origin, administrator);
  return stop;
}
