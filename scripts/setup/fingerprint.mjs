// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './folders.mjs';

const stamps = path.join(root, 'node_modules', '.cache', 'fieldshop');

/** Written by the build from other sources. */
const generated = /[\\/]messages[\\/]m\.ts$/;

/**
 * Returns a hash that changes when one of these files changes.
 * @param {string[]} sources files and folders relative to the root; missing ones count as empty
 */
export function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf)) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} name */
export function readStamp(name) {
  const file = path.join(stamps, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * @param {string} name
 * @param {string} text
 */
export function writeStamp(name, text) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(path.join(stamps, name), text);
}

/**
 * @param {string} source
 * @returns {string[]}
 */
function filesOf(source) {
  const start = path.join(root, source);
  if (!existsSync(start)) return [];
  if (statSync(start).isFile()) return [start];
  return readdirSync(start, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !generated.test(file))
    .toSorted();
}
