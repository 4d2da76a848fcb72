import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { environment } from '../../../platform/config/environment';
import { mediaTypeOf } from './media-types';

// Next to uploads/, not in it, because attachments have no public URL.
export function attachmentPath(file: string): string {
  return path.join(environment().UPLOADS_DIR, 'attachments', file);
}

/** Writes `bytes` at `offset`. Returns when they are on the disk. */
export async function writeAt(file: string, offset: number, bytes: Buffer): Promise<void> {
  const target = attachmentPath(file);
  await mkdir(path.dirname(target), { recursive: true });
  // Without O_TRUNC, because a repeated early chunk must not delete later ones.
  const handle = await open(target, constants.O_RDWR | constants.O_CREAT);
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
