// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from '../terminal/run.mjs';
import { startProgress } from '../terminal/progress.mjs';
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs';
import { cms, root } from './folders.mjs';
import { isSource } from './install.mjs';
import { Problem } from './problem.mjs';
import { siteLanguages } from './site-languages.mjs';

/**
 * @typedef {object} Build
 * @property {string} name
 * @property {string} label
 * @property {string[]} sources
 * @property {string} output a file that exists after a build
 * @property {string} cwd
 * @property {string} script
 * @property {() => string} [variant] what else the output depends on
 */

/** @type {Build} */
const site = {
  name: 'site',
  label: 'Building the site',
  sources: [
    'src',
    'cms/src/platform/content/local-number.ts',
    'cms/src/platform/content/serial-number.ts',
    'cms/src/platform/money/money.ts',
    'cms/src/platform/units',
    'public',
    'sw',
    'scripts/build',
    'vite.config.ts',
    'package-lock.json',
  ],
  output: path.join(root, 'dist', 'server', 'entry-server.js'),
  cwd: root,
  script: 'build',
  variant: () => siteLanguages().join(),
};

/** @type {Build} */
const backend = {
  name: 'backend',
  label: 'Compiling the backend',
  sources: [
    'cms/src',
    'cms/config',
    'cms/tsconfig.json',
    'cms/package-lock.json',
    ...['cad', 'loader', 'pdf', 'demo-source.ts'].map((name) => `cms/demo/${name}`),
  ],
  output: path.join(cms, 'dist', 'src', 'index.js'),
  cwd: cms,
  script: 'build',
};

/** @type {Build} */
export const admin = {
  name: 'admin',
  label: 'Building the admin',
  sources: [
    'cms/src/admin',
    'cms/src/api/order/services/order-states.ts',
    'cms/src/api/quote/services/quote-states.ts',
    'cms/src/platform/money/money.ts',
    'cms/config/admin.ts',
    'cms/package-lock.json',
  ],
  output: path.join(cms, 'dist', 'build', 'index.html'),
  cwd: cms,
  script: 'build:admin',
};

/** Builds the site and the backend if their sources have changed since the last build. */
export async function buildAll() {
  await buildBackend();
  if (!isBuilt(site)) await build(site);
}

export async function buildBackend() {
  if (!isSource(cms) || isBuilt(backend)) return;
  await build(backend);
}

/** @param {Build} target */
export function isBuilt(target) {
  return existsSync(target.output) && readStamp(target.name) === stampOf(target);
}

/**
 * @param {Build} target
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function build(target, env) {
  const { name, label, cwd, script } = target;
  const before = stampOf(target);
  const progress = startProgress(label);
  const result = await run(['npm', 'run', '--silent', script], { cwd, env: { ...process.env, ...env } });
  if (result.code !== 0) {
    progress.finish(`✗ ${label}`);
    const where = path.relative(root, cwd) || 'the root folder';
    throw new Problem(
      `${label} failed:\n${result.output.trimEnd()}`,
      `Run "npm run ${script}" in ${where} to repeat it.`,
    );
  }
  progress.finish();
  writeStamp(name, before);
}

/** @param {Build} target */
function stampOf({ sources, variant }) {
  return fingerprint(sources) + (variant?.() ?? '');
}
