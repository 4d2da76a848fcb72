// @ts-check
// Stops Postgres for 30 s under load: `npm run bench -- outage`. The programs of its server must be in PATH.
import { runBackendTest } from '../measure/run-backend-test.mjs';

await runBackendTest('database-outage-postgres.test.ts', { OUTAGE_SECONDS: '30' });
