// @ts-check
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { newSecrets, settingsFile } from '../setup/environment.mjs';

/** @typedef {import('./secret-scan.mjs').Canary} Canary */

const hasSecret = /KEY|SECRET|SALT|PASSWORD|TOKEN|HEADERS|_URL$/;
const isForBrowsers = /PUBLISHABLE|SITE_KEY|SEARCH_KEY/;
// Shorter values could be ordinary words in the code.
const SHORTEST = 8;

/** The secrets of a server, generated for this run. */
export function plantedSettings() {
  return { ...newSecrets(), METRICS_TOKEN: secret() };
}

/** Secrets of the services that a server uses, none of which exists. */
export function plantedServices() {
  return {
    ADMIN_EMAIL: 'admin@aldermere.example',
    ADMIN_PASSWORD: `Aa1${secret()}`,
    DATABASE_CLIENT: 'postgres',
    DATABASE_URL: `postgres://shop:${secret()}@127.0.0.1:1/none`,
    SMTP_URL: `smtp://shop:${secret()}@127.0.0.1:1`,
    STRIPE_SECRET_KEY: `sk_live_${secret()}`,
    STRIPE_PUBLISHABLE_KEY: `pk_live_${secret()}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secret()}`,
    S3_BUCKET: 'fieldshop-files',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_ACCESS_KEY_ID: secret(),
    S3_SECRET_ACCESS_KEY: secret(),
    MEILISEARCH_URL: 'http://127.0.0.1:1',
    MEILISEARCH_SEARCH_KEY: secret(),
    MEILISEARCH_ADMIN_KEY: secret(),
    OTEL_EXPORTER_OTLP_HEADERS: `authorization=${secret()}`,
  };
}

/**
 * The values of these settings that must not be found anywhere.
 * @param {NodeJS.Dict<string>} settings
 * @returns {Canary[]}
 */
export function canariesOf(settings) {
  return Object.entries(settings)
    .filter(([name]) => hasSecret.test(name) && !isForBrowsers.test(name))
    .flatMap(([name, value = '']) => secretsIn(name, value).map((part) => ({ name, value: part })))
    .filter(({ value }) => value.length >= SHORTEST);
}

/** The canaries of the installation in this folder, if it has been started. @returns {Canary[]} */
export function canariesOfInstallation() {
  const text = existsSync(settingsFile) ? readFileSync(settingsFile, 'utf8') : '';
  return canariesOf(parseEnv(text)).map(({ name, value }) => ({ name: `${name} in cms/.env`, value }));
}

/**
 * The keys of a list, the values of headers, the password of a URL, or the value itself.
 * @param {string} name
 * @param {string} value
 */
function secretsIn(name, value) {
  if (name.endsWith('HEADERS')) return value.split(',').map((header) => header.replace(/^[^=]*=/, ''));
  if (!URL.canParse(value)) return value.split(',');
  const { password } = new URL(value);
  return password === '' ? [] : [decodeURIComponent(password)];
}

function secret() {
  return randomBytes(18).toString('hex');
}
