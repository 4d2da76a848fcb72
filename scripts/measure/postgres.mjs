// @ts-check
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { runnerImport } from 'vite';
import { skip } from '../proofs/figures.mjs';
import { root } from '../setup/folders.mjs';

/**
 * @typedef {object} Postgres
 * @property {string} url
 * @property {string} files an empty folder for uploads
 * @property {() => Promise<void>} halt ends all connections at once
 * @property {() => Promise<void>} resume starts it again
 * @property {() => void} stop
 */
/** @typedef {{ query: (sql: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>, end: () => Promise<void> }} Client */

/**
 * Starts an empty Postgres. The one with a schema, which the backend's tests use, needs the settings of these tests.
 * @returns {Promise<Postgres>}
 */
export async function startPostgres() {
  const { isPostgresInstalled, startEmptyPostgres } = await ofTests('postgres');
  if (!isPostgresInstalled) skip('the programs of Postgres are not in PATH (postgres, initdb, pg_ctl)');
  /** @type {Postgres} */
  const postgres = await startEmptyPostgres();
  let isRunning = true;
  const stop = () => {
    if (isRunning) postgres.stop();
    isRunning = false;
  };
  // Postgres runs in the background, so it would outlive a proof that fails or is interrupted.
  process.once('exit', stop);
  return { ...postgres, stop };
}

/**
 * @param {string} url
 * @returns {Promise<Client>}
 */
export async function connectTo(url) {
  const load = createRequire(path.join(root, 'cms', 'package.json'));
  const { Client } = load('pg');
  const client = new Client({ connectionString: url });
  // Otherwise, a connection that Postgres ends stops the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * All data, as pg_dump writes it.
 * @param {string} url
 */
export async function dumpOf(url) {
  const options = { maxBuffer: 2 ** 30 };
  const { stdout } = await promisify(execFile)('pg_dump', ['--data-only', `--dbname=${url}`], options);
  return stdout;
}

/** A module of the backend's tests. @param {string} name @returns {Promise<any>} */
export async function ofTests(name) {
  const file = path.join(root, 'cms', 'tests', 'support', `${name}.ts`);
  return (await runnerImport(file, { configFile: false, logLevel: 'error' })).module;
}
