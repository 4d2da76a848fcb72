// @ts-check
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { mallocSettings } from '../../scripts/setup/backend.mjs';
import { fingerprint } from '../../scripts/setup/fingerprint.mjs';
import { demoCache, root } from '../../scripts/setup/folders.mjs';
import { openDatabase } from '../../scripts/setup/open-database.mjs';
import { freePort } from '../../scripts/setup/port.mjs';
import { killChild, startModule, stopChild } from '../../scripts/terminal/children.mjs';
import { copyLinked } from './copy-linked.mjs';

/** @typedef {{ origin: string, folder: string, pid: () => number | undefined, administrator: { email: string, password: string }, crash: () => Promise<void>, stop: () => Promise<void> }} TestBackend */

const cms = path.join(root, 'cms');
const templates = path.join(root, 'node_modules', '.cache', 'fieldshop', 'templates');
const administrator = { email: 'admin@aldermere.example', password: 'Only-for-tests-1' };

const SEED_WITHIN_MS = 600_000;
const START_WITHIN_MS = 60_000;
const INDEX_WITHIN_MS = 120_000;

/** @type {Promise<string> | undefined} */
let seeded;

/**
 * Starts a backend with the demo content on a free port. Stopping it deletes everything. The content is seeded once and
 * then copied.
 * @param {{ port?: number, environment?: Record<string, string>, onOutput?: (text: string) => void }} [options]
 * @returns {Promise<TestBackend>}
 */
export async function startTestBackend({ port, environment = {}, onOutput } = {}) {
  seeded ??= seededTemplate();
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldshop-backend-'));
  await copyLinked(await seeded, folder);
  const chosenPort = port ?? (await freePort());
  const startHere = () =>
    startServer(folder, { port: chosenPort, environment, withinMs: START_WITHIN_MS, onOutput });
  let running = await startHere();
  return {
    origin: running.origin,
    folder,
    administrator,
    pid: () => running.pid,
    /** Kills the backend and starts it again at the same URL. */
    async crash() {
      await running.kill();
      running = await startHere();
    },
    async stop() {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function seededTemplate() {
  const version = fingerprint([...seedSources(), ...contentTypes()]);
  const template = path.join(templates, version.slice(0, 16));
  if (existsSync(template)) return template;
  await rm(templates, { recursive: true, force: true });
  const seeding = `${template}.seeding-${process.pid}`;
  await mkdir(seeding, { recursive: true });
  const { stop } = await startServer(seeding, {
    port: await freePort(),
    withinMs: SEED_WITHIN_MS,
    // Seeding creates a lot of garbage. With a small young generation, collecting it takes five CPU seconds.
    environment: { NODE_OPTIONS: '--max-semi-space-size=64' },
  });
  await waitUntilIndexed(seeding);
  await stop();
  await rename(seeding, template);
  return template;
}

/** The sources that determine the seeded content. For all other code, the copied database is like one before an upgrade. */
function seedSources() {
  const platform = ['content', 'database', 'pdf', 'uploads'].map((name) => `platform/${name}`);
  const code = ['seed', 'components', 'extensions', 'api/search/services', ...platform];
  return [
    ...['cad', 'content', 'loader', 'pdf', 'demo-source.ts'].map((name) => `cms/demo/${name}`),
    ...['starter', 'assets', 'config', 'package-lock.json'].map((name) => `cms/${name}`),
    ...code.map((folder) => `cms/src/${folder}`),
  ];
}

function contentTypes() {
  const api = path.join(cms, 'src', 'api');
  return readdirSync(api).map((name) => `cms/src/api/${name}/content-types`);
}

/**
 * Waits until everything is indexed; otherwise each copy would index it again.
 * @param {string} folder
 */
async function waitUntilIndexed(folder) {
  const database = openDatabase(path.join(folder, 'content.db'));
  const dirtyEntries = database.prepare('select owner, problem from fieldshop_dirty_entries');
  const deadline = Date.now() + INDEX_WITHIN_MS;
  for (let waiting = dirtyEntries.all(); waiting.length > 0; waiting = dirtyEntries.all()) {
    if (Date.now() > deadline) throw new Error(`Not indexed: ${JSON.stringify(waiting)}`);
    await delay(500);
  }
  database.close();
}

/**
 * Starts one process with its data in `folder`. Its output after the start goes to `onOutput`.
 * @param {string} folder
 * @param {{ port: number, environment?: NodeJS.Dict<string>, withinMs: number, onOutput?: (text: string) => void }} options
 */
export async function startServer(folder, { port, environment, withinMs, onOutput }) {
  const child = startModule(path.join(cms, 'serve.cjs'), {
    cwd: cms,
    env: { ...mallocSettings, ...process.env, ...settings(folder), ...environment, PORT: String(port) },
  });
  const output = collectOutput(child, onOutput);
  await waitUntilReady(child, withinMs).catch(async (error) => {
    await stopChild(child);
    throw new Error(`The backend did not start: ${error.message}\n${output()}`);
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid,
    stop: () => stopChild(child),
    kill: () => killChild(child),
  };
}

/** @param {string} folder */
function settings(folder) {
  const names = ['ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'JWT_SECRET'];
  const secret = () => randomBytes(24).toString('hex');
  const secrets = [...names, 'APP_KEYS', 'PREVIEW_SECRET'].map((name) => [name, secret()]);
  return {
    NODE_ENV: 'production',
    // The developer's settings are not used.
    SETTINGS_FILE: path.join(folder, 'no-settings'),
    HOST: '127.0.0.1',
    SITE_URL: '',
    SEED: 'demo',
    DEMO_CACHE_DIR: demoCache,
    // All tests have the same IP address.
    FORMS_PER_ADDRESS: '1000000',
    FORMS_PER_EMAIL: '1000000',
    CART_LINES_PER_ADDRESS: '1000000',
    DATABASE_CLIENT: 'sqlite',
    DATABASE_FILENAME: path.join(folder, 'content.db'),
    UPLOADS_DIR: folder,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ...Object.fromEntries(secrets),
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} withinMs
 * @returns {Promise<void>}
 */
function waitUntilReady(child, withinMs) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready within ${withinMs / 1000} s`)), withinMs);
    child.on('message', (/** @type {{ type: string }} */ { type }) => {
      if (type !== 'ready') return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code, signal) => reject(new Error(`ended with code ${code}, signal ${signal}`)));
  });
}

/**
 * By default, warnings and errors of a running backend are shown, because they help to explain a failed test.
 * @param {import('node:child_process').ChildProcess} child
 * @param {(text: string) => void} [onOutput]
 */
function collectOutput(child, onOutput = (text) => void process.stderr.write(text)) {
  let output = '';
  let isReady = false;
  child.on('message', (/** @type {{ type: string }} */ { type }) => {
    isReady ||= type === 'ready';
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      if (isReady) onOutput(text.replace(/^.*Listening on .*\n/m, ''));
      else output += text;
    });
  }
  return () => output.slice(-4000);
}
