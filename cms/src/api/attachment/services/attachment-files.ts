import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { environment } from '../../../platform/config/environment';
import { mediaTypeOf } from './media-types';

// Beside uploads/, never in it: nothing here has a public address.
export function attachmentPath(file: string): string {
  return path.join(environment().UPLOADS_DIR, 'attachments', file);
}

/** Writes `bytes` at `offset`; they are on the disk when this returns. */
export async function writeAt(file: string, offset: number, bytes: Buffer): Promise<void> {
  const place = attachmentPath(file);
  await mkdir(path.dirname(place), { recursive: true });
  // Never emptied: a late repeat of an early piece must not cut off what came after it.
  const handle = await open(place, constants.O_RDWR | constants.O_CREAT);
  try {
    await handle.write(bytes, 0, bytes.length, offset);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

export async function inspect(file: string): Promise<{ sha256: string; mediaType: string | undefined }> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(attachmentPath(file))) hash.update(chunk);
  const handle = await open(attachmentPath(file), 'r');
  const mediaType = await mediaTypeOf(handle).finally(() => handle.close());
  return { sha256: hash.digest('hex'), mediaType };
}

export function removeFile(file: string): Promise<void> {
  return rm(attachmentPath(file), { force: true });
}
