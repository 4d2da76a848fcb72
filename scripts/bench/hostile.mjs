// @ts-check
// Sends 11,000 hostile bodies and 2,000 hostile queries to every route: `npm run prove -- hostile`.
import { runBackendTest } from '../measure/run-tests.mjs';

await runBackendTest('hostile.test.ts', { env: { HOSTILE_BODIES: '11000', HOSTILE_QUERIES: '2000' } });
