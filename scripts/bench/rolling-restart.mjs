// @ts-check
// Restarts three processes one after the other while 50,000 requests are sent: `npm run bench -- rolling-restart`. The
// programs of Postgres's server must be in PATH.
import { runBackendTest } from '../measure/run-backend-test.mjs';

await runBackendTest('rolling-restart.test.ts', { ROLLING_REQUESTS: '50000' });
