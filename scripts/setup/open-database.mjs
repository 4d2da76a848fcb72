// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './folders.mjs';

/** @typedef {{ prepare(sql: string): { run(...values: unknown[]): unknown, all(...values: unknown[]): any[], get(...values: unknown[]): any }, exec(sql: string): void, close(): void }} Database */

/**
 * As the backend itself chooses: cms/src/settings/sqlite-driver.ts.
 * @param {string} file
 * @returns {Database}
 */
export function openDatabase(file) {
  const require = createRequire(path.join(root, 'cms', 'package.json'));
  const isNew = Number(process.versions.node.split('.')[0]) >= 22;
  const Driver = require(isNew ? 'better-sqlite3-napi' : 'better-sqlite3');
  return new Driver(file);
}
