import type { IncomingMessage } from 'node:http';
import { HttpError } from '../../../platform/http/http-error';
import { attachmentLimits } from './size-limits';

// The whole piece or an error: one that was cut off on the way is not written.
export async function readChunk(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > attachmentLimits.pieceBytes) throw tooLarge();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function tooLarge(): HttpError {
  return new HttpError('A chunk can be at most 512 KiB.', {
    status: 413,
    name: 'PayloadTooLargeError',
  });
}
