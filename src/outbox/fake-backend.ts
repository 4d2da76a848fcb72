import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { SendRequest, OutgoingRequest, Reply } from './send-request.ts';

type Files = Map<string, { sizeBytes: number; received: number }>;

/** In-memory backend for tests. */
export function createFakeBackend() {
  const replies = new Map<string, { body: string; reply: Reply }>();
  const files: Files = new Map();
  const stored: { key: string; text: string }[] = [];
  const counts = { posts: 0, chunks: 0 };

  const form = (parcel: OutgoingRequest): Reply => {
    counts.posts += 1;
    const key = parcel.headers?.['Idempotency-Key'] ?? '';
    const body = JSON.stringify(parcel.body);
    const known = replies.get(key);
    if (known && known.body !== body) return errorReply(422, 'IdempotencyKeyReusedError');
    if (known) return known.reply;
    if (parcel.headers?.['Captcha-Pass'] !== `pass ${key}`) return errorReply(403, 'HumanCheckError');
    const text = messageIn(parcel.body);
    if (text === 'wrong') {
      const errors = [{ path: ['message'], message: 'Write more.' }];
      const reply = errorReply(400, 'ValidationError', { errors });
      replies.set(key, { body, reply });
      return reply;
    }
    stored.push({ key, text });
    const reply = { status: 201, body: { data: { reference: `C-2026-${stored.length}` } } };
    replies.set(key, { body, reply });
    return reply;
  };

  const sendRequest: SendRequest = async (path, parcel) => {
    if (path.startsWith('/recaptcha/challenge')) return { status: 200, body: await challenge() };
    if (path === '/recaptcha/verify')
      return { status: 200, body: { data: { pass: `pass ${entryIn(parcel)}` } } };
    if (path === '/api/attachments') return announced(files, parcel);
    if (path.startsWith('/api/attachments/')) return appended(path, parcel);
    return form(parcel);
  };

  function appended(path: string, { headers = {}, body }: OutgoingRequest): Reply {
    counts.chunks += 1;
    const file = files.get(path.split('/').at(-1) ?? '');
    if (!file) return errorReply(404, 'NotFoundError');
    if (Number(headers['Upload-Offset']) !== file.received)
      return errorReply(409, 'OffsetError', { receivedBytes: file.received });
    file.received += body instanceof ArrayBuffer ? body.byteLength : 0;
    return { status: 200, body: { data: { receivedBytes: file.received } } };
  }

  return { sendRequest, stored, files, counts };
}

function announced(files: Files, { headers, body }: OutgoingRequest): Reply {
  const { id, sizeBytes } = at<{ id: string; sizeBytes: number }>(body, 'data');
  const pass = headers?.['Captcha-Pass'];
  if (!files.has(id) && pass === undefined)
    return { status: 200, body: { data: { id, receivedBytes: 0, isCheckNeeded: true } } };
  if (!files.has(id) && pass !== `pass ${id}`) return errorReply(403, 'HumanCheckError');
  const file = files.get(id) ?? { sizeBytes, received: 0 };
  files.set(id, file);
  return { status: 200, body: { data: { id, receivedBytes: file.received } } };
}

export const errorReply = (status: number, name: string, details: object = {}): Reply => ({
  status,
  body: { data: null, error: { status, name, message: `${name}.`, details } },
});

const challenge = () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    hmacSignatureSecret: 'test',
  });

const entryIn = ({ body }: OutgoingRequest) => at<string>(body, 'entry');
const messageIn = (body: unknown) => at<string>(at(body, 'data'), 'message');

/** Unchecked: the tests create these bodies. */
function at<T>(body: unknown, name: string): T {
  return Reflect.get(Object(body), name) as T;
}
