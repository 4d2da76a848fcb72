import {
  parseIsCheckNeeded,
  parseReceivedBytes,
  parseRefusal,
  type Attachment,
} from '#src/contract/outbox.ts';
import { passByWork } from './human-check.ts';
import type { Carry, Reply } from './wire.ts';

const pieceBytes = 512 * 1024;
/** A server that keeps answering another offset would hold us for ever. */
const triesPerFile = 60;

/** Sends what the server does not have yet of one file; undefined when it has all of it. */
export async function upload(file: Attachment, bytes: ArrayBuffer, carry: Carry): Promise<Reply | undefined> {
  let received: number | undefined;
  for (let tries = 0; tries < triesPerFile; tries += 1) {
    const reply =
      received === undefined ? await announce(file, carry) : await sendPiece(file, bytes, received, carry);
    const isForgotten = received !== undefined && reply !== 'unreachable' && reply.status === 404;
    received = receivedOf(reply);
    // Files nobody claimed go after a week: then it begins anew.
    if (isForgotten) continue;
    if (received === undefined) return reply;
    if (received >= bytes.byteLength) return undefined;
  }
  return 'unreachable';
}

/** A file that the server does not know yet needs a human check of its own; one that goes on does not. */
async function announce(file: Attachment, carry: Carry): Promise<Reply> {
  const reply = await announceWith(file, carry);
  if (reply === 'unreachable' || !parseIsCheckNeeded(reply.body)) return reply;
  const check = await passByWork(file.id, carry);
  return 'reply' in check ? check.reply : announceWith(file, carry, check.pass);
}

const announceWith = (file: Attachment, carry: Carry, pass?: string) =>
  carry('/api/attachments', {
    method: 'POST',
    headers: { ...newKey(), ...(pass === undefined ? {} : { 'Captcha-Pass': pass }) },
    body: { data: file },
  });

// oxlint-disable-next-line max-params -- The piece is its file, its bytes and its place.
const sendPiece = (file: Attachment, bytes: ArrayBuffer, offset: number, carry: Carry) =>
  carry(`/api/attachments/${file.id}`, {
    method: 'PATCH',
    headers: { ...newKey(), 'Upload-Offset': String(offset) },
    body: bytes.slice(offset, offset + pieceBytes),
  });

/** Repeating these has no second effect by their own nature; a kept answer would tell an old offset. */
const newKey = () => ({ 'Idempotency-Key': crypto.randomUUID() });

function receivedOf(reply: Reply): number | undefined {
  if (reply === 'unreachable') return undefined;
  if (reply.status === 409) return parseRefusal(reply.body)?.details.receivedBytes;
  return reply.status >= 200 && reply.status < 300 ? parseReceivedBytes(reply.body) : undefined;
}
