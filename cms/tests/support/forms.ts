import { createHash, randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Response } from 'light-my-request';
import { aBackend, load } from './backend';

type Options = { key?: string; pass?: string; url?: string; body?: object; remoteAddress?: string };

/** Sends a form like the outbox: first a human check bound to the key, then the form. */
export async function sendForm(data: object, options: Options = {}): Promise<Response> {
  const key = options.key ?? randomUUID();
  const pass = options.pass ?? (await aPass(key));
  return postForm(data, { ...options, key, pass });
}

export async function postForm(
  data: object,
  { key, pass = '', url = '/api/contact-forms', remoteAddress = '10.0.0.1' }: Options,
): Promise<Response> {
  const { send } = await aBackend();
  const headers = { 'captcha-pass': pass, ...(key ? { 'idempotency-key': key } : {}) };
  return send({ method: 'POST', url, payload: { data }, headers, remoteAddress });
}

/** A pass without the proof of work, for tests about something else. */
export async function aGivenPass(entry: string): Promise<string> {
  const { strapi } = await aBackend();
  return load('api/human-check/services/passes.js').issuePass(strapi, {
    proof: randomUUID(),
    entry: entry.toLowerCase(),
  });
}

export async function aPass(entry: string): Promise<string> {
  const { send } = await aBackend();
  const token = await solved(entry);
  const response = await send({ method: 'POST', url: '/recaptcha/verify', payload: { token, entry } });
  return response.json().data.pass;
}

export async function solved(entry: string): Promise<string> {
  const { get } = await aBackend();
  const challenge = (await get(`/recaptcha/challenge?entry=${entry}`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const chunkBytes = 512 * 1024;

/** Uploads a file in chunks and returns its id. */
export async function attach(bytes: Buffer, mediaType: string, name = 'a file'): Promise<string> {
  const { send } = await aBackend();
  const id = randomUUID();
  await announce({ id, bytes, mediaType, name });
  for (let offset = 0; offset < bytes.length; offset += chunkBytes)
    await send(chunkOf(id, offset, bytes.subarray(offset, offset + chunkBytes)));
  return id;
}

type Announced = { id: string; bytes: Buffer; mediaType: string; name?: string; pass?: string };

/** Uses a new pass unless one is given. */
export async function announce({ id, bytes, mediaType, name = 'a file', pass }: Announced) {
  const { send } = await aBackend();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const data = { id, name, mediaType, sizeBytes: bytes.length, sha256 };
  const headers = { 'captcha-pass': pass ?? (await aGivenPass(id)) };
  return send({ method: 'POST', url: '/api/attachments', payload: { data }, headers });
}

export function chunkOf(id: string, offset: number, bytes: Buffer) {
  const headers = { 'upload-offset': String(offset), 'content-type': 'application/octet-stream' };
  return { method: 'PATCH' as const, url: `/api/attachments/${id}`, payload: bytes, headers };
}

export const aMessage = (name = 'Ada Byron') => ({
  kind: 'contact',
  name,
  email: `${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.test`,
  message: 'Which one for steam?',
});
