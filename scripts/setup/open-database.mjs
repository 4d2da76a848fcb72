// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './folders.mjs';

/**
 * @typedef {object} Statement
 * @property {(...values: unknown[]) => unknown} run
 * @property {(...values: unknown[]) => Record<string, unknown>[]} all
 */

/**
 * @typedef {object} Database
 * @property {(sql: string) => Statement} prepare
 * @property {(sql: string) => void} exec
 * @property {() => void} close
 */

/**
 * Opens a SQLite database with the driver the backend uses: cms/src/platform/config/sqlite-driver.ts.
 * @param {string} file
 * @returns {Database}
 */
export function openDatabase(file) {
  const require = createRequire(path.join(root, 'cms', 'package.json'));
  const isNew = Number(process.versions.node.split('.')[0]) >= 22;
  const Driver = require(isNew ? 'better-sqlite3-napi' : 'better-sqlite3');
  const database = new Driver(file);
  // The backend may be writing.
  database.exec('pragma busy_timeout = 10000');
  return database;
}
