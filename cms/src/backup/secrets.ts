import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Without them, sign-ins, links in e-mails and tokens of the old installation are not valid in the new one. */
export const secretNames = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'PREVIEW_SECRET',
];

type Settings = Record<string, string | undefined>;

/**
 * The text of a settings file with these secrets in place of its own. Secrets can also come from the environment of the
 * process.
 */
export function withSecrets(file: string, secrets: Settings): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = text.split('\n').filter((line) => line !== '' && !nameOf(line));
  const added = secretNames.flatMap((name) => {
    const value = secrets[name];
    return value === undefined ? [] : `${name}=${quoted(value)}`;
  });
  return `${[...lines, ...added].join('\n')}\n`;
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

// Comments and spaces are part of a quoted value only.
function quoted(value: string): string {
  if (/^[\w.,+/=-]*$/.test(value)) return value;
  const quote = ["'", '"', '`'].find((mark) => !value.includes(mark)) ?? "'";
  return quote + value + quote;
}
