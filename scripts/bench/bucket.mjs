// @ts-check
// Runs two processes on one Postgres with one bucket of s3rver, an S3 server from the npm registry: `npm run prove --
// bucket`. The Postgres server programs must be in PATH.
import path from 'node:path';
import { runnerImport } from 'vite';
import { runBackendTest } from '../measure/run-tests.mjs';
import { startS3Server } from '../measure/s3-server.mjs';
import { skip } from '../proofs/figures.mjs';
import { root } from '../setup/folders.mjs';

const ofTests = path.join(root, 'cms', 'tests', 'support', 'postgres.ts');
const { module } = await runnerImport(ofTests, { configFile: false, logLevel: 'error' });
if (!(/** @type {{ isPostgresInstalled: boolean }} */ (module).isPostgresInstalled))
  skip('the programs of Postgres are not in PATH (postgres, initdb, pg_ctl)');
const server = await startS3Server();
await runBackendTest('bucket-processes.test.ts', {
  env: { FIELDSHOP_BUCKET: JSON.stringify(server.settings) },
});
await server.stop();
