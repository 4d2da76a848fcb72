// @ts-check
import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { cms } from './folders.mjs';
import { Problem } from './problem.mjs';

/** The same path as in cms/load-settings.cjs. */
export const settingsFile = path.resolve(cms, process.env.SETTINGS_FILE || '.env');
const SECRETS = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'PREVIEW_SECRET',
];
// Without characters that look alike.
const PASSWORD_CHARACTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Reads the settings of the backend. Variables of the process take precedence over cms/.env, which is created once with
 * random secrets. The backend validates all of them when it starts; host and port are needed before it is compiled.
 */
export function readEnvironment() {
  const created = existsSync(settingsFile) ? [] : create([...missingSecrets({}), ...firstAdministrator()]);
  const written = writtenSettings();
  const missing = missingSecrets(written);
  if (missing.length > 0) writeFileSync(settingsFile, linesOf(missing), { flag: 'a', mode: 0o600 });
  const added = [...created, ...missing];
  const values = { ...written, ...Object.fromEntries(missing), ...process.env };
  const port = parsePort(values.PORT || '1337');
  return { values, host: values.HOST || '127.0.0.1', port, added: added.map(([name]) => name) };
}

/** The settings in cms/.env; none if there is no such file. */
export function writtenSettings() {
  return existsSync(settingsFile) ? parse(readFileSync(settingsFile, 'utf8')) : {};
}

/** @returns {Record<string, string>} random values for all secrets, which are not stored */
export function newSecrets() {
  return Object.fromEntries(SECRETS.map((name) => [name, randomSecret()]));
}

/** Records that the generated password was printed. A password set by the operator is never printed. */
export function passwordWasPrinted() {
  const text = readFileSync(settingsFile, 'utf8');
  writeFileSync(settingsFile, text.replace('ADMIN_PASSWORD_PRINTED=false', 'ADMIN_PASSWORD_PRINTED=true'));
}

/** @param {string} text */
function parse(text) {
  // Node's types allow undefined values, but parseEnv returns none.
  return /** @type {Record<string, string>} */ (parseEnv(text));
}

/** @param {string} text */
function parsePort(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Problem(
    `The environment variable PORT is "${text}", but must be a whole number from 1 to 65535.`,
    'Correct it in your shell or in cms/.env, for example PORT=1337.',
  );
}

/**
 * @param {Record<string, string>} written
 * @returns {[string, string][]}
 */
function missingSecrets(written) {
  const isMissing = (/** @type {string} */ name) => !process.env[name] && !written[name];
  return SECRETS.filter(isMissing).map((name) => [name, randomSecret()]);
}

const randomSecret = () => randomBytes(24).toString('base64url');

/** @returns {[string, string][]} */
function firstAdministrator() {
  if (process.env.ADMIN_EMAIL) return [];
  return [
    ['ADMIN_EMAIL', 'admin@aldermere.example'],
    ['ADMIN_PASSWORD', password()],
    ['ADMIN_PASSWORD_PRINTED', 'false'],
  ];
}

/** @returns {string} 16 characters, at least one upper-case letter, one lower-case letter and one digit */
function password() {
  const signs = Array.from(
    { length: 16 },
    () => PASSWORD_CHARACTERS[randomInt(PASSWORD_CHARACTERS.length)],
  ).join('');
  return /(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/.test(signs) ? signs : password();
}

/**
 * Writes the file in one step, because several processes may start at the same time and must have the same secrets.
 * @param {[string, string][]} entries
 * @returns {[string, string][]} none, if another process was first
 */
function create(entries) {
  if (entries.length === 0) return [];
  const heading = '# Written by the first start. Every setting is described in docs/operations.md.\n';
  mkdirSync(path.dirname(settingsFile), { recursive: true, mode: 0o700 });
  const complete = `${settingsFile}.${process.pid}`;
  writeFileSync(complete, heading + linesOf(entries), { mode: 0o600 });
  try {
    linkSync(complete, settingsFile);
  } catch {
    if (existsSync(settingsFile)) return [];
    // Some file systems have no hard links.
    renameSync(complete, settingsFile);
  } finally {
    rmSync(complete, { force: true });
  }
  return entries;
}

/** @param {[string, string][]} entries */
function linesOf(entries) {
  return entries.map(([name, value]) => `${name}=${value}\n`).join('');
}
