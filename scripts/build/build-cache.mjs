// @ts-check
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../setup/folders.mjs';

/** @typedef {string | Buffer} Content */

const buildCache = path.join(root, 'node_modules', '.cache', 'fieldshop', 'build-steps');
const DIGEST_BYTES = 32;
const UNUSED_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Returns what `make` returned for the same inputs in an earlier build. The inputs must be everything that determines it.
 * @param {Content[]} inputs
 * @param {() => Promise<Content>} make
 * @param {string} [folder]
 */
export async function madeOnce(inputs, make, folder = buildCache) {
  const file = path.join(folder, digestOf(Buffer.concat(inputs.map(digestOf))).toString('hex'));
  const earlier = await readIntact(file);
  if (earlier) {
    await utimes(file, new Date(), new Date());
    return earlier;
  }
  const content = Buffer.from(await make());
  await mkdir(folder, { recursive: true });
  // Renamed when it is complete, so that no other build reads a partial file.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.concat([digestOf(content), content]));
  await rename(unfinished, file);
  return content;
}

/** Deletes what no build has used for 30 days. */
export async function deleteUnused(folder = buildCache) {
  const names = await readdir(folder).catch(() => []);
  for (const file of names.map((name) => path.join(folder, name))) {
    // Another build may have deleted it in the meantime.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - UNUSED_MS) await rm(file, { force: true });
  }
}

/**
 * The file begins with the digest of its content, so that a damaged file counts as missing.
 * @param {string} file
 */
async function readIntact(file) {
  const stored = await readFile(file).catch(() => undefined);
  const content = stored?.subarray(DIGEST_BYTES);
  return content && stored && digestOf(content).equals(stored.subarray(0, DIGEST_BYTES))
    ? content
    : undefined;
}

/** @param {Content} content */
function digestOf(content) {
  return createHash('sha256').update(content).digest();
}
