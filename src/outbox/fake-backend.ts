import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { SendOptions, SendOutcome } from '#src/api/send.ts';
import { errorResponse, okResponse } from './fake-responses.ts';
import type { SendRequest } from './send-request.ts';

type Files = Map<string, { sizeBytes: number; received: number }>;

/** In-memory backend for tests. */
export function createFakeBackend() {
  const responses = new Map<string, { body: string; response: SendOutcome }>();
  const files: Files = new Map();
  const stored: { key: string; text: string }[] = [];
  const counts = { posts: 0, chunks: 0 };

  const form = (options: SendOptions): SendOutcome => {
    counts.posts += 1;
    const key = options.headers?.['Idempotency-Key'] ?? '';
    const body = JSON.stringify(options.body);
    const known = responses.get(key);
    if (known && known.body !== body) return errorResponse(422, 'IdempotencyKeyReusedError');
    if (known) return known.response;
    if (options.headers?.['Captcha-Pass'] !== `pass ${key}`) return errorResponse(403, 'HumanCheckError');
    const text = messageIn(options.body);
    if (text === 'wrong') {
      const errors = [{ path: ['message'], message: 'Write more.' }];
      const response = errorResponse(400, 'ValidationError', { errors });
      responses.set(key, { body, response });
      return response;
    }
    stored.push({ key, text });
    const response = okResponse({ data: { reference: `C-2026-${stored.length}` } });
    responses.set(key, { body, response });
    return response;
  };

  const sendRequest: SendRequest = async (path, options) => {
    if (path.startsWith('/recaptcha/challenge')) return okResponse(await challenge());
    if (path === '/recaptcha/verify') return okResponse({ data: { pass: `pass ${entryIn(options)}` } });
    if (path === '/api/attachments') return announced(files, options);
    if (path.startsWith('/api/attachments/')) return appended(path, options);
    return form(options);
  };

  function appended(path: string, { headers = {}, body }: SendOptions): SendOutcome {
    counts.chunks += 1;
    const file = files.get(path.split('/').at(-1) ?? '');
    if (!file) return errorResponse(404, 'NotFoundError');
    if (Number(headers['Upload-Offset']) !== file.received)
      return errorResponse(409, 'OffsetError', { receivedBytes: file.received });
    file.received += body instanceof ArrayBuffer ? body.byteLength : 0;
    return okResponse({ data: { receivedBytes: file.received } });
  }

  return { sendRequest, stored, files, counts };
}

function announced(files: Files, { headers, body }: SendOptions): SendOutcome {
  const { id, sizeBytes } = at<{ id: string; sizeBytes: number }>(body, 'data');
  const pass = headers?.['Captcha-Pass'];
  if (!files.has(id) && pass === undefined)
    return okResponse({ data: { id, receivedBytes: 0, isCheckNeeded: true } });
  if (!files.has(id) && pass !== `pass ${id}`) return errorResponse(403, 'HumanCheckError');
  const file = files.get(id) ?? { sizeBytes, received: 0 };
  files.set(id, file);
  return okResponse({ data: { id, receivedBytes: file.received } });
}

const challenge = () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    hmacSignatureSecret: 'test',
  });

const entryIn = ({ body }: SendOptions) => at<string>(body, 'entry');
const messageIn = (body: unknown) => at<string>(at(body, 'data'), 'message');

/** Unchecked: the tests create these bodies. */
function at<T>(body: unknown, name: string): T {
  return Reflect.get(Object(body), name) as T;
}
