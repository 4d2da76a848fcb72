import { cpSync, mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import inject, { type InjectOptions, type Response } from 'light-my-request';
import { madeOnce, testFolder } from './made-once';

const cms = path.resolve(import.meta.dirname, '..', '..');
const fixtures = path.join(cms, 'tests', 'fixtures');
const require = createRequire(import.meta.url);
const { chdir, cwd } = process;

export const otherPicture = path.join(fixtures, 'other.webp');
// Each test file has its own, set by startFile().
export let seedFolder = '';
export let uploadsFolder = '';

export type Backend = {
  strapi: Core.Strapi;
  get(url: string, headers?: Record<string, string>): Promise<Response>;
  send(options: InjectOptions): Promise<Response>;
  seed(): Promise<void>;
};

let started: Promise<Backend> | undefined;

/** The Strapi of this test file, started by the first call on its own copy of the template with the small seed. */
export function aBackend(): Promise<Backend> {
  started ??= start();
  return started;
}

/** The same with an empty database, like an operator who brings their own content. */
export function anEmptyBackend(): Promise<Backend> {
  process.env.SEED = 'none';
  started ??= boot();
  return started;
}

/** Copies the database of this test file, for another process. */
export async function copyDatabase(to: string): Promise<void> {
  const { strapi } = await aBackend();
  await strapi.db.connection.raw('pragma wal_checkpoint(truncate)');
  cpSync(String(process.env.DATABASE_FILENAME), to);
}

export function load(module: string) {
  return require(path.join(cms, 'dist', 'src', module));
}

/** Runs before each test file: nothing of an earlier one remains on the disk or in the memory of the backend. */
export function startFile(): void {
  switchTo(mkdtempSync(path.join(testFolder(), 'file-')));
}

/** Runs after each test file. */
export async function endFile(): Promise<void> {
  const backend = started;
  started = undefined;
  await (await backend)?.strapi.destroy();
  forgetModules();
}

async function start(): Promise<Backend> {
  const folder = path.dirname(seedFolder);
  copy(await madeOnce('template', makeTemplate), folder);
  return boot(skipSync);
}

// The database and the uploads every test file starts with.
async function makeTemplate(folder: string): Promise<void> {
  const own = path.dirname(seedFolder);
  switchTo(folder);
  copy(path.join(fixtures, 'seed'), seedFolder);
  // The rates every shop starts with, because expected totals are calculated from them.
  copy(path.join(cms, 'starter', 'tax-rates.yaml'), path.join(seedFolder, 'tax-rates.yaml'));
  const { strapi, seed } = await boot();
  await seed();
  await strapi.db.connection.raw('pragma wal_checkpoint(truncate)');
  await strapi.destroy();
  switchTo(own);
}

async function boot(prepare: (strapi: Core.Strapi) => () => void = () => () => {}): Promise<Backend> {
  await loadSiteRules();
  load('server/check-start.js').checkFiles();
  const strapi: Core.Strapi = load('server/boot.js').createBackend();
  const bootstrap = strapi.bootstrap.bind(strapi);
  strapi.bootstrap = async () => {
    const undo = prepare(strapi);
    return await bootstrap().finally(undo);
  };
  await strapi.load();
  strapi.server.mount();
  const dispatch = strapi.server.app.callback();
  const send = (options: InjectOptions) => inject(dispatch, options);
  const seed = () => load('seed/seed-content.js').seedContent(strapi, { folder: seedFolder }, () => {});
  return { strapi, send, seed, get: (url, headers = {}) => send({ method: 'GET', url, headers }) };
}

// Skips functions that derive layouts of the admin and permissions of its super admin from the schema, because the
// template already contains these. They take a third of a start.
function skipSync(strapi: Core.Strapi): () => void {
  const contentManager = strapi.plugin('content-manager');
  const undo = [
    replace(contentManager.service('components'), 'syncConfigurations'),
    replace(contentManager.service('content-types'), 'syncConfigurations'),
    replace(strapi.service('admin::role'), 'resetSuperAdminPermissions'),
    replace(strapi.service('admin::permission'), 'cleanPermissionsInDatabase'),
  ];
  return () => undo.forEach((restore) => restore());
}

// Restored afterwards, because the packages of Strapi stay in memory for the next test file of the worker.
function replace(service: Record<string, unknown>, name: string): () => void {
  const original = service[name];
  service[name] = () => Promise.resolve();
  return () => {
    service[name] = original;
  };
}

// Keeps timestamps, by which seeding recognises a picture.
function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
}

function switchTo(folder: string): void {
  process.env.SEED = 'keep';
  process.env.DATABASE_FILENAME = path.join(folder, 'content.db');
  process.env.UPLOADS_DIR = path.join(folder, 'files');
  seedFolder = path.join(folder, 'seed');
  uploadsFolder = path.join(folder, 'files', 'uploads');
  forgetModules();
}

// Other packages stay loaded, because loading takes most of a start. The navigation plugin keeps the first Strapi.
function forgetModules(): void {
  const isForgotten = (file: string) =>
    file.startsWith(path.join(cms, 'dist')) || file.includes('/strapi-plugin-navigation/dist/');
  for (const file of Object.keys(require.cache)) if (isForgotten(file)) delete require.cache[file];
  // References to an unloaded module would keep its Strapi in memory, 30 MB per file: from the modules that loaded it,
  // and the functions that graceful-fs in the navigation plugin wraps each time it is loaded.
  for (const module of Object.values(require.cache))
    if (module?.children) module.children = module.children.filter(({ id }) => id in require.cache);
  Object.assign(process, { chdir, cwd });
}

// These come from their source instead of the built site, so that the tests need no build of the site.
async function loadSiteRules(): Promise<void> {
  const site = path.resolve(cms, '..', 'src');
  const { partWizard }: { partWizard: object } = await import(`${site}/part-wizard/for-backend.ts`);
  const { checkVatNumber }: { checkVatNumber: object } = await import(`${site}/contract/forms/vat-number.ts`);
  const { expectedDays }: { expectedDays: object } = await import(`${site}/format/expected-days.ts`);
  const { expectedTexts }: { expectedTexts: object } = await import(`${site}/format/expected-delivery.ts`);
  Object.assign(globalThis, { partWizard, checkVatNumber, expectedDays, expectedTexts });
}
