import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { environment } from '../../../platform/config/environment';
import { deleteObjects, hasBucket, objectsIn, openObject, putObject } from '../../../platform/storage/bucket';
import { headBytes, mediaTypeOf } from './media-types';

/** The checksum of a whole file, and the media type detected from its first bytes. */
export type Inspected = { sha256: string; mediaType: string | undefined };

// A folder beside the public uploads, because attachments have no public URL.
const pathOf = (file: string) => path.join(environment().UPLOADS_DIR, keyOf(file));
const keyOf = (file: string) => `attachments/${file}`;
// The offset is padded with zeros, so that sorting the keys by name sorts the chunks by offset.
const chunkKey = (file: string, offset: number) => `${chunksOf(file)}${String(offset).padStart(9, '0')}`;
const chunksOf = (file: string) => `${keyOf(file)}.chunk-`;

/**
 * Writes `bytes` at `offset` and resolves when they are on the disk. Objects in a bucket cannot be appended to, so there,
 * each chunk is an object of its own until the last one has arrived.
 */
export async function writeAt(file: string, offset: number, bytes: Buffer): Promise<void> {
  if (hasBucket()) return putObject(chunkKey(file, offset), bytes);
  const target = pathOf(file);
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

/** Joins the chunks after the last one has arrived, and inspects the whole file. */
export async function assemble(file: string, checksum: string): Promise<Inspected> {
  return hasBucket() ? assembleObject(file, checksum) : inspect(createReadStream(pathOf(file)));
}

async function assembleObject(file: string, checksum: string): Promise<Inspected> {
  const chunks: Buffer[] = [];
  for (const { key } of await objectsIn(chunksOf(file))) {
    const object = await openObject(key);
    if (object?.body) chunks.push(await buffer(object.body));
  }
  const inspected = await inspect(chunks);
  // If another request has joined the chunks in the meantime, they are gone and the checksum differs.
  if (inspected.sha256 === checksum) await putObject(keyOf(file), Buffer.concat(chunks));
  return inspected;
}

async function inspect(bytes: AsyncIterable<Buffer> | Buffer[]): Promise<Inspected> {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  for await (const chunk of bytes) {
    hash.update(chunk);
    if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes)]);
  }
  return { sha256: hash.digest('hex'), mediaType: mediaTypeOf(head) };
}

/** Deletes the chunks of a file, which are no longer needed once the file is recorded as complete. */
export async function removeChunks(file: string): Promise<void> {
  if (hasBucket()) await deleteObjects(chunksOf(file));
}

/** Undefined if the file does not exist. */
export async function openAttachment(file: string): Promise<Readable | undefined> {
  if (hasBucket()) return (await openObject(keyOf(file)))?.body;
  const handle = await open(pathOf(file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  return handle?.createReadStream();
}

/** Deletes a file and its chunks. */
export async function removeFile(file: string): Promise<void> {
  if (hasBucket()) await deleteObjects(keyOf(file));
  else await rm(pathOf(file), { force: true });
}
