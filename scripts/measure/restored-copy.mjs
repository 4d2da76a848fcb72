// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { startServer } from '../../tests/support/backend.mjs';
import { freePort } from '../setup/port.mjs';
import { signIn } from './busy-customers.mjs';
import { hashAt } from './file-hashes.mjs';

/** @typedef {import('./restore-drill.mjs').Settings} Settings */
/** @typedef {import('./restore-drill.mjs').Customers} Customers */

const START_WITHIN_MS = 120_000;
const AT_ONCE = 8;
// All files are compared on disk; this many are also downloaded.
const DOWNLOADED = 20;

/**
 * Starts the restored copy, and uses it as the customers and staff of the original did.
 * @param {{ settings: Settings }} copy
 * @param {{ links: string[], files: Map<string, string>, customers: Customers, administrator: object }} expected
 */
export async function faultsOf(copy, { links, files, customers, administrator }) {
  const environment = { ...copy.settings, ...settingsIn(copy.settings.UPLOADS_DIR ?? '') };
  const { UPLOADS_DIR = '' } = environment;
  const server = await startServer(UPLOADS_DIR, {
    port: await freePort(),
    environment,
    withinMs: START_WITHIN_MS,
  });
  const { origin } = server;
  const faults = await faultsOfLinks(origin, links);
  const signedIn = await signIn(origin);
  if (signedIn !== 200) faults.push(`${signedIn} at the sign-in`);
  const uploads = [...files].filter(([name]) => name.startsWith('uploads/'));
  const some = uploads.filter((_, index) => index % Math.ceil(uploads.length / DOWNLOADED) === 0);
  for (const [name, hash] of some)
    if ((await hashAt(`${origin}/${name}`)) !== hash) faults.push(`/${name} has changed`);
  const cookie = await staffCookie(origin, administrator);
  const { path: attachment, sha256 } = customers.attachment;
  if ((await hashAt(origin + attachment, { cookie })) !== sha256) faults.push('the attachment has changed');
  await server.stop();
  return faults;
}

/**
 * @param {string} origin
 * @param {string[]} links
 */
async function faultsOfLinks(origin, links) {
  const faults = [];
  for (let at = 0; at < links.length; at += AT_ONCE)
    faults.push(
      ...(await Promise.all(links.slice(at, at + AT_ONCE).map((link) => faultOfLink(origin, link)))),
    );
  return faults.flat();
}

/**
 * @param {string} origin
 * @param {string} link
 */
async function faultOfLink(origin, link) {
  const response = await fetch(origin + link);
  await response.arrayBuffer();
  // The fault does not include the token.
  return response.status === 200 ? [] : [`${response.status} at ${link.slice(0, 30)}…`];
}

/** The secrets, which the restore has written. @param {string} folder @returns {Settings} */
function settingsIn(folder) {
  // Node's types allow undefined values, but parseEnv returns none.
  return /** @type {Settings} */ (parseEnv(readFileSync(path.join(folder, '.env'), 'utf8')));
}

/**
 * @param {string} origin
 * @param {object} administrator
 */
async function staffCookie(origin, administrator) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(administrator);
  const response = await fetch(`${origin}/admin/login`, { method: 'POST', headers, body });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
