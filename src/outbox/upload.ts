import {
  parseIsCheckNeeded,
  parseReceivedBytes,
  parseErrorResponse,
  type Attachment,
} from '#src/contract/outbox.ts';
import { requestPassByProofOfWork } from './human-check.ts';
import type { SendOutcome } from '#src/api/send.ts';
import type { SendRequest } from './send-request.ts';

const chunkBytes = 512 * 1024;
/** Limits the requests to a server that keeps returning a different offset. */
const maxRequestsPerFile = 60;

/** Uploads the rest of a file. Returns undefined once the server has all of it, otherwise the outcome of the last request. */
export async function upload(
  file: Attachment,
  bytes: ArrayBuffer,
  sendRequest: SendRequest,
): Promise<SendOutcome | undefined> {
  let received: number | undefined;
  for (let tries = 0; tries < maxRequestsPerFile; tries += 1) {
    const outcome =
      received === undefined
        ? await startUpload(file, sendRequest)
        : await sendChunk(file, bytes, received, sendRequest);
    const isUnknownToServer = received !== undefined && outcome.type === 'error' && outcome.status === 404;
    received = receivedOf(outcome);
    // The server deletes unclaimed files after a week; the upload then starts over.
    if (isUnknownToServer) continue;
    if (received === undefined) return outcome;
    if (received >= bytes.byteLength) return undefined;
  }
  return { type: 'unreachable' };
}

/** A new file needs its own human check; resuming an upload does not. */
async function startUpload(file: Attachment, sendRequest: SendRequest): Promise<SendOutcome> {
  const outcome = await postAttachment(file, sendRequest);
  if (outcome.type !== 'ok' || !parseIsCheckNeeded(outcome.body)) return outcome;
  const check = await requestPassByProofOfWork(file.id, sendRequest);
  return 'outcome' in check ? check.outcome : postAttachment(file, sendRequest, check.pass);
}

const postAttachment = (file: Attachment, sendRequest: SendRequest, pass?: string) =>
  sendRequest('/api/attachments', {
    method: 'POST',
    headers: { ...newKey(), ...(pass === undefined ? {} : { 'Captcha-Pass': pass }) },
    body: { data: file },
  });

// oxlint-disable-next-line max-params -- A chunk is identified by file, bytes and offset.
const sendChunk = (file: Attachment, bytes: ArrayBuffer, offset: number, sendRequest: SendRequest) =>
  sendRequest(`/api/attachments/${file.id}`, {
    method: 'PATCH',
    headers: {
      ...newKey(),
      'Content-Type': 'application/octet-stream',
      'Upload-Offset': String(offset),
    },
    body: bytes.slice(offset, offset + chunkBytes),
  });

/** A new key per request: these requests are idempotent anyway, and a stored response would contain an old offset. */
const newKey = () => ({ 'Idempotency-Key': crypto.randomUUID() });

function receivedOf(outcome: SendOutcome): number | undefined {
  if (outcome.type === 'ok') return parseReceivedBytes(outcome.body);
  if (outcome.type === 'error' && outcome.status === 409)
    return parseErrorResponse(outcome.body)?.details.receivedBytes;
  return undefined;
}
