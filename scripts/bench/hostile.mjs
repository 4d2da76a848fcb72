// @ts-check
// Sends 11,000 hostile bodies and 2,000 hostile queries to every route: `npm run bench -- hostile`.
import { runBackendTest } from '../measure/run-backend-test.mjs';

await runBackendTest('hostile.test.ts', { HOSTILE_BODIES: '11000', HOSTILE_QUERIES: '2000' });
