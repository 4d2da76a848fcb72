import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { settingNames } from '../platform/config/environment';

/** Without these secrets, sign-ins, links in e-mails and tokens of the old installation are not valid in the new one. */
export const secretNames = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'PREVIEW_SECRET',
];

/** The start of the line, in the settings of a backup, that names settings of the environment. */
const unsavedPrefix = '# Set by the environment, so not saved here:';
// The backup does not need the location of a cache.
const notNeeded = new Set(['DEMO_CACHE_DIR']);

type Settings = Record<string, string | undefined>;

/**
 * The text of a settings file with these secrets in place of its own. Secrets can also come from the environment of the
 * process.
 */
export function withSecrets(file: string, secrets: Settings): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(unsavedPrefix) && !nameOf(line));
  const added = secretNames.flatMap((name) => {
    const value = secrets[name];
    return value === undefined ? [] : `${name}=${quoted(value)}`;
  });
  return `${[...lines, ...added].join('\n')}\n`;
}

/**
 * Names of the settings that only the environment has, such as a unit file, its EnvironmentFile or a container. They are not
 * saved, because they belong to the machine and are often secrets of other services.
 * @param saved the text of a settings file
 */
export function unsavedSettings(saved: string, set: Settings): string[] {
  const known: Settings = parseEnv(saved);
  return Object.keys(set)
    .filter((name) => (settingNames.includes(name) || name.startsWith('OTEL_')) && !notNeeded.has(name))
    .filter((name) => set[name] !== '' && set[name] !== known[name])
    .toSorted();
}

/** The same text, with a line that names these settings. */
export function withUnsaved(text: string, names: string[]): string {
  return names.length === 0 ? text : `${text}${unsavedPrefix} ${names.join(' ')}\n`;
}

/** Settings that the environment had when the backup was made, and that are not set now. */
export function missingSettings(file: string, set: Settings): string[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const line = lines.find((text) => text.startsWith(unsavedPrefix));
  const names = line?.slice(unsavedPrefix.length).trim().split(' ') ?? [];
  return names.filter((name) => (set[name] ?? '') === '');
}

/** Names of the secrets whose values differ. */
export function differentSecrets(one: Settings, other: Settings): string[] {
  return secretNames.filter((name) => one[name] !== other[name]);
}

export function readSettings(file: string): Settings {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

function nameOf(line: string): string | undefined {
  const name = /^\s*(?:export\s+)?(\w+)\s*=/.exec(line)?.[1];
  return secretNames.find((secret) => secret === name);
}

// Without quotes, a # would start a comment and outer spaces would be removed.
function quoted(value: string): string {
  if (/^[\w.,+/=-]*$/.test(value)) return value;
  const quote = ["'", '"', '`'].find((mark) => !value.includes(mark)) ?? "'";
  return quote + value + quote;
}
