import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import inject, { type InjectOptions, type Response } from 'light-my-request';

const cms = path.resolve(import.meta.dirname, '..', '..');
const fixtures = path.join(cms, 'tests', 'fixtures');
const folder = String(process.env.FIELDSHOP_TEST_FOLDER);

export const seedFolder = path.join(folder, 'seed');
export const otherPicture = path.join(fixtures, 'other.webp');
export const uploadsFolder = path.join(folder, 'files', 'uploads');

export type Backend = {
  strapi: Core.Strapi;
  get(url: string, headers?: Record<string, string>): Promise<Response>;
  send(options: InjectOptions): Promise<Response>;
  seed(): Promise<void>;
};

let started: Promise<Backend> | undefined;

// One Strapi for all files, filled with the small seed.
export function aBackend(): Promise<Backend> {
  started ??= start();
  return started;
}

export function load(module: string) {
  return createRequire(import.meta.url)(path.join(cms, 'dist', 'src', module));
}

async function start(): Promise<Backend> {
  cpSync(path.join(fixtures, 'seed'), seedFolder, { recursive: true });
  // Taxes and shipping as the demo has them: what is worked out below is worked out from these.
  for (const file of ['tax-rates.yaml', 'shipping-zones.yaml', 'singles/shop-setting.yaml'])
    cpSync(path.join(cms, 'seed', file), path.join(seedFolder, file));
  await takeEngines();
  const strapi: Core.Strapi = load('server/boot.js').createBackend();
  await strapi.load();
  strapi.server.mount();
  const dispatch = strapi.server.app.callback();
  const send = (options: InjectOptions) => inject(dispatch, options);
  const seed = () => load('seed/seed-content.js').seedContent(strapi, seedFolder, () => {});
  await seed();
  return { strapi, send, seed, get: (url, headers = {}) => send({ method: 'GET', url, headers }) };
}

// What the site's built entry brings, from its sources: the backend under test asks the engine that is shipped.
async function takeEngines(): Promise<void> {
  const source = path.resolve(cms, '..', 'src', 'part-wizard', 'for-backend.ts');
  const { partWizard }: { partWizard: object } = await import(source);
  Object.assign(globalThis, { partWizard });
}
