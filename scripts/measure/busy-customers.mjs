// @ts-check
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { goodForms } from '../../tests/support/good-forms.mjs';
import { solvedPass } from '../../tests/support/sent-forms.mjs';
import { aBuyer } from './shop-buyer.mjs';

/** @typedef {{ orders: string[], links: string[] }} Confirmed numbers of orders, and links to orders and service requests */
/** @typedef {{ path: string, sha256: string }} Attachment */

const BUYERS = 2;
// Every fifth write is a service request, the others are orders.
const REQUEST_EVERY = 5;
const account = { email: 'ada@example.test', password: 'correct horse battery' };

/**
 * Starts customers with an account, an attachment, orders and service requests, who keep ordering until they are
 * stopped.
 * @param {string} origin
 * @param {string[]} parts part numbers that can be ordered in any quantity
 */
export async function startCustomers(origin, parts) {
  await postJson(`${origin}/api/auth/local/register`, account);
  const attachment = await sendAttachment(origin);
  /** @type {Confirmed} */
  const confirmed = { orders: [], links: [] };
  const stopping = new AbortController();
  const work = Array.from({ length: BUYERS }, async () => {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      if (turn % REQUEST_EVERY === 0) confirmed.links.push(await requestService(origin));
      else await order(origin, parts[turn % parts.length] ?? '', confirmed);
    }
  });
  while (confirmed.orders.length === 0) await delay(100);
  return {
    attachment,
    /** The orders and links confirmed so far. */
    confirmed: () => ({ orders: [...confirmed.orders], links: [...confirmed.links] }),
    async stop() {
      stopping.abort();
      await Promise.all(work);
    },
  };
}

/** The status of a sign-in with the account of the customers. @param {string} origin */
export async function signIn(origin) {
  const { email: identifier, password } = account;
  return (await postJson(`${origin}/api/auth/local`, { identifier, password })).status;
}

/**
 * @param {string} origin
 * @param {string} part
 * @param {Confirmed} confirmed
 */
async function order(origin, part, confirmed) {
  const buyer = aBuyer(origin);
  await buyer.put(part);
  const { status, data } = await buyer.order(await buyer.fingerprint());
  if (status !== 201) return;
  confirmed.orders.push(data.number);
  confirmed.links.push(`/shopping-cart${data.statusPath}`);
}

/** @param {string} origin @returns {Promise<string>} its link */
async function requestService(origin) {
  const data = await sendForm(origin, '/api/calibration-and-repair-forms', goodForms.service);
  return `/api/service-requests/${data.statusPath.split('/').at(-1)}`;
}

/**
 * Sends a form with a PDF.
 * @param {string} origin
 * @returns {Promise<Attachment>}
 */
async function sendAttachment(origin) {
  const id = randomUUID();
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(100_000)]);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const about = { id, name: 'drawing.pdf', mediaType: 'application/pdf', sizeBytes: bytes.length, sha256 };
  const pass = { 'captcha-pass': await solvedPass(origin, id) };
  await successful(postJson(`${origin}/api/attachments`, { data: about }, pass));
  const headers = { 'upload-offset': '0', 'content-type': 'application/octet-stream' };
  await successful(fetch(`${origin}/api/attachments/${id}`, { method: 'PATCH', headers, body: bytes }));
  await sendForm(origin, '/api/contact-forms', { ...goodForms.contact, attachments: [id] });
  return { path: `/admin/attachments/${id}`, sha256 };
}

/**
 * @param {string} origin
 * @param {string} path
 * @param {object} data
 */
async function sendForm(origin, path, data) {
  const key = randomUUID();
  const headers = { 'idempotency-key': key, 'captcha-pass': await solvedPass(origin, key) };
  const response = await successful(postJson(origin + path, { data }, headers));
  return (await response.json()).data;
}

/** @param {Promise<Response>} sending */
async function successful(sending) {
  const response = await sending;
  if (!response.ok) throw new Error(`${response.status} at ${response.url}: ${await response.text()}`);
  return response;
}

/**
 * @param {string} url
 * @param {object} body
 * @param {Record<string, string>} [headers]
 */
function postJson(url, body, headers = {}) {
  const all = { 'content-type': 'application/json', ...headers };
  return fetch(url, { method: 'POST', headers: all, body: JSON.stringify(body) });
}
