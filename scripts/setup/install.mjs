// @ts-check
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../terminal/run.mjs';
import { startProgress } from '../terminal/progress.mjs';
import { explainFailedInstall } from './failed-install.mjs';
import { cms, root } from './folders.mjs';

const COUNT_EVERY_MS = 1000;

/** Installs the packages of site and backend if they do not match the lock files. */
export async function installPackages() {
  await install(root, 'packages of the site');
  await install(cms, 'packages of the backend');
}

/**
 * @param {string} folder
 * @param {string} label
 */
async function install(folder, label) {
  if (!isSource(folder) || isInstalled(folder)) return;
  const packages = topLevelPackages(folder);
  const progress = startProgress(`Installing ${label}`);
  const timer = setInterval(() => progress.update(stateOf(folder, packages)), COUNT_EVERY_MS);
  const result = await run(['npm', 'ci', '--no-audit', '--no-fund'], { cwd: folder, env: headers() });
  clearInterval(timer);
  if (result.code !== 0) {
    progress.finish(`✗ Installing ${label}`);
    throw explainFailedInstall(result.output);
  }
  progress.finish();
  writeFileSync(abiFile(folder), process.versions.modules);
}

/**
 * A copy for production, such as docs/deployment/Dockerfile makes, has no lock files: it is installed and built.
 * @param {string} folder
 */
export function isSource(folder) {
  return existsSync(path.join(folder, 'package-lock.json'));
}

/**
 * Compares the lock file with npm's own record of node_modules, so that a manual `npm ci` counts as installed. Native
 * packages work only with the ABI version of Node they were installed for.
 * @param {string} folder
 */
function isInstalled(folder) {
  const record = path.join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  if (existsSync(abiFile(folder)) && readFileSync(abiFile(folder), 'utf8') !== process.versions.modules)
    return false;
  const locked = readPackages(path.join(folder, 'package-lock.json'));
  const found = readPackages(record);
  const fits = Object.entries(locked).every(([name, { version, optional }]) =>
    found[name] ? found[name].version === version : name === '' || optional === true,
  );
  return fits && Object.keys(found).every((name) => name in locked);
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** @param {string} folder */
function topLevelPackages(folder) {
  const names = Object.entries(readPackages(path.join(folder, 'package-lock.json')));
  return names.filter(([name, { optional }]) => name.lastIndexOf('node_modules/') === 0 && !optional).length;
}

/**
 * @param {string} folder
 * @param {number} expected
 */
function stateOf(folder, expected) {
  const count = countInstalled(folder);
  return count < expected ? `${count} of ${expected}` : 'all unpacked, compiling native packages';
}

/** @param {string} folder */
function countInstalled(folder) {
  const modules = path.join(folder, 'node_modules');
  if (!existsSync(modules)) return 0;
  const names = readdirSync(modules).filter((name) => !name.startsWith('.'));
  const scopes = names.filter((name) => name.startsWith('@'));
  const scoped = scopes.flatMap((scope) => readdirSync(path.join(modules, scope)));
  return names.length - scopes.length + scoped.length;
}

/** @param {string} folder */
function abiFile(folder) {
  return path.join(folder, 'node_modules', '.node-abi');
}

// A package without a prebuilt binary is compiled with Node's headers. Headers installed with Node need no download.
function headers() {
  const prefix = path.resolve(process.execPath, '..', '..');
  const isThere = existsSync(path.join(prefix, 'include', 'node', 'node.h'));
  return isThere && !process.env.npm_config_nodedir ? { npm_config_nodedir: prefix } : {};
}
