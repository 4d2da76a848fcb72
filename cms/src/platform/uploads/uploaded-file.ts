import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { environment } from '../config/environment';
import { hasBucket, openObject } from '../storage/bucket';

const prefix = '/uploads/';

/** The key of an uploaded file in the bucket, and its path in UPLOADS_DIR. Undefined if its URL is not ours. */
const keyOf = (url: string): string | undefined =>
  url.startsWith(prefix) ? `uploads/${path.basename(url)}` : undefined;

/** Opens an uploaded file. Undefined if it is missing, or on another server. */
export async function openUpload(url: string): Promise<Readable | undefined> {
  const key = keyOf(url);
  if (key === undefined) return undefined;
  if (hasBucket()) return (await openObject(key))?.body;
  const handle = await open(path.join(environment().UPLOADS_DIR, key)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    },
  );
  return handle?.createReadStream();
}

/** The bytes of an uploaded file. Undefined if it is missing, or on another server. */
export async function readUpload(url: string): Promise<Buffer | undefined> {
  const file = await openUpload(url);
  return file && buffer(file);
}
