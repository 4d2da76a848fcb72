// @ts-check
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { madeOnce } from './build-cache.mjs';

// Includes WebAssembly, because compression halves its size.
const TEXT = /\.(?:html|js|css|svg|json|webmanifest|txt|xml|map|wasm)$/;
// Below this size, compression saves almost nothing, because of the headers.
const SMALLEST_BYTES = 300;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const version = `${process.versions.zlib} ${process.versions.brotli}`;

/**
 * Writes a .br and a .gz file next to each text file, with the highest compression level, because each is sent many times.
 * @param {string} folder
 */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(
    entries
      .filter((name) => TEXT.test(name) && !name.startsWith('.vite'))
      .map((name) => compress(path.join(folder, name))),
  );
  const done = sizes.filter((size) => size !== undefined);
  return {
    files: done.length,
    bytes: done.reduce((sum, size) => sum + size.bytes, 0),
    compressedBytes: done.reduce((sum, size) => sum + size.compressedBytes, 0),
  };
}

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file);
  if (content.length < SMALLEST_BYTES) return undefined;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [small, compatible] = await Promise.all([
    madeOnce([version, 'brotli', JSON.stringify(params), content], () => brotli(content, { params })),
    madeOnce([version, 'gzip', content], () => gzipped(content, { level: 9 })),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, compatible)]);
  return { bytes: content.length, compressedBytes: small.length };
}
