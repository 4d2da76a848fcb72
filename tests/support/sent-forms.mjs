// @ts-check
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { root } from '../../scripts/setup/folders.mjs';
import { oddBody } from './odd-bodies.mjs';
import { seeded } from './seeded.mjs';

/** @typedef {import('./odd-bodies.mjs').SentBody} SentBody */
/** @typedef {{ email: string, password: string }} Credentials */
/** @typedef {{ counts: Record<number, number>, faults: string[], stored: number }} Report */

const atOnce = 10;

/**
 * Sends malformed bodies, each with its own key. Up to `store` of those that only lack the human check get one.
 * @param {string} origin
 * @param {{ count: number, seed: number, store: number, onProgress?: (done: number) => void }} options
 * @returns {Promise<Report>}
 */
export async function sendOddBodies(origin, { count, seed, store, onProgress }) {
  const random = seeded(seed);
  /** @type {Report} */
  const report = { counts: {}, faults: [], stored: 0 };
  let done = 0;
  const worker = async () => {
    while (done < count) {
      done += 1;
      onProgress?.(done);
      await sendOne(origin, oddBody(random), { report, store });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return report;
}

/**
 * @param {string} origin
 * @param {SentBody} sent
 * @param {{ report: Report, store: number }} options
 */
async function sendOne(origin, sent, { report, store }) {
  const key = randomUUID();
  const first = await sendBody(origin, sent, { key });
  note(report, sent, first);
  if (first.status !== 403 || report.stored >= store) return;
  report.stored += 1;
  note(report, sent, await sendBody(origin, sent, { key, pass: await solvedPass(origin, key) }));
}

/**
 * @param {Report} report
 * @param {SentBody} sent
 * @param {{ status: number, text: string }} response
 */
function note(report, { body }, { status, text }) {
  report.counts[status] = (report.counts[status] ?? 0) + 1;
  if (status >= 500 || !isValidResponse(status, text))
    report.faults.push(`${status} ${text.slice(0, 200)} for ${body.slice(0, 300)}`);
}

/**
 * Either `data`, or an error in Strapi's format.
 * @param {number} status
 * @param {string} text
 */
function isValidResponse(status, text) {
  const { data, error } = JSON.parse(text);
  return status < 400 ? data !== null : data === null && error.status === status && error.message !== '';
}

/**
 * @param {string} origin
 * @param {SentBody} sent
 * @param {{ key: string, pass?: string }} headers
 */
export async function sendBody(origin, { endpoint, body, contentType }, { key, pass = '' }) {
  const response = await fetch(origin + endpoint, {
    method: 'POST',
    headers: { 'content-type': contentType, 'idempotency-key': key, 'captcha-pass': pass },
    body,
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/**
 * @param {string} origin
 * @param {string} entry
 * @returns {Promise<string>}
 */
export async function solvedPass(origin, entry) {
  const challenge = await (await fetch(`${origin}/recaptcha/challenge?entry=${entry}`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  const response = await fetch(`${origin}/recaptcha/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: JSON.stringify({ challenge, solution }), entry }),
  });
  return (await response.json()).data.pass;
}

/**
 * Finds stored entries that the form's own rules would reject.
 * @param {string} origin
 * @param {Credentials} credentials
 * @returns {Promise<{ checked: number, forbidden: string[] }>}
 */
export async function checkStored(origin, credentials) {
  const { checkForm } = await import(pathToFileURL(path.join(root, 'dist/server/entry-server.js')).href);
  const token = (await json(`${origin}/admin/login`, { body: credentials })).data.token;
  const result = { checked: 0, forbidden: /** @type {string[]} */ ([]) };
  for (const type of ['contact-form', 'calibration-and-repair-form']) {
    const collection = `${origin}/content-manager/collection-types/api::${type}.${type}`;
    const { results } = await json(`${collection}?pageSize=1000`, { token });
    for (const { documentId } of results) {
      const { data } = await json(`${collection}/${documentId}`, { token });
      const check = checkForm(data.kind ?? 'calibration-and-repair', asTyped(data));
      result.checked += 1;
      if ('errors' in check) result.forbidden.push(`${data.reference}: ${JSON.stringify(check.errors)}`);
    }
  }
  return result;
}

/**
 * @param {string} url
 * @param {{ token?: string, body?: object }} options
 */
async function json(url, { token, body }) {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  return (await fetch(url, init)).json();
}

/**
 * A record as its sender would enter it; its files have another field name.
 * @param {Record<string, unknown>} record
 */
function asTyped({ costLimit, attachments: _files, ...record }) {
  return { ...record, costLimit: typeof costLimit === 'number' ? String(costLimit) : '' };
}
