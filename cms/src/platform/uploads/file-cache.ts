import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createAsyncContext } from '../async-context';

type Inputs = (string | Buffer)[];

const DIGEST_BYTES = 32;
const UNUSED_MS = 30 * 24 * 60 * 60 * 1000;

const folderInUse = createAsyncContext<string>();

/** During `work`, and only there, `cachedFile` uses this folder. Files that nothing has used for 30 days are deleted. */
export async function withFileCache<T>(folder: string | undefined, work: () => Promise<T>): Promise<T> {
  if (folder === undefined) return work();
  await mkdir(folder, { recursive: true });
  const result = await folderInUse.run(folder, work);
  await deleteUnused(folder);
  return result;
}

/** Returns what `make` returned for the same inputs before. The inputs must be everything that determines the bytes. */
export async function cachedFile(
  inputs: () => Inputs | Promise<Inputs>,
  make: () => Buffer | Promise<Buffer>,
): Promise<Buffer> {
  const folder = folderInUse.getStore();
  if (folder === undefined) return make();
  const file = path.join(folder, keyOf(await inputs()));
  const cached = await readIntact(file);
  if (cached) {
    const now = new Date();
    await utimes(file, now, now);
    return cached;
  }
  const content = await make();
  // Written to a temporary file and renamed, so that no one reads a partial file.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.concat([digestOf(content), content]));
  await rename(unfinished, file);
  return content;
}

/** Hashes each input separately, so that different lists never result in the same key. */
function keyOf(inputs: Inputs): string {
  return digestOf(Buffer.concat(inputs.map(digestOf))).toString('hex');
}

/** The file begins with the digest of its content, so that a damaged file is treated as missing. */
async function readIntact(file: string): Promise<Buffer | undefined> {
  const stored = await readFile(file).catch(() => undefined);
  if (!stored) return undefined;
  const content = stored.subarray(DIGEST_BYTES);
  return digestOf(content).equals(stored.subarray(0, DIGEST_BYTES)) ? content : undefined;
}

async function deleteUnused(folder: string): Promise<void> {
  const oldest = Date.now() - UNUSED_MS;
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    // Another seeding may have deleted it in the meantime.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < oldest) await rm(file, { force: true });
  }
}

function digestOf(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
