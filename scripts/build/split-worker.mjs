// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ url: string, revision: string | null, size: number, digest?: string }} Entry */

/** In Base64url: 96 bits. The whole would make the list of files twice as large. */
const DIGEST_LENGTH = 16;
const HASH_LENGTH = 8;
const injectedList = /\[\{"[^\]]*\}\]/g;

/**
 * Adds the digest of each file to the precache list. The worker stores only files that match it: while it installs, the
 * server may already have the next version, or a captive portal may return its sign-in page for any file.
 * @param {Entry[]} entries
 * @param {string} folder with the files
 */
export function withDigests(entries, folder) {
  return {
    manifest: entries.map((entry) => ({
      ...entry,
      digest: digestOf(readFileSync(path.join(folder, entry.url))),
    })),
    warnings: [],
  };
}

/**
 * Splits the built worker into its code and the list of files, and makes `sw.js` import both. With a new version, browsers
 * fetch the list and, only if it has changed, the code, which is more than twice as large.
 * @returns {import('vite').Plugin}
 */
export function splitWorker() {
  let folder = '';
  return {
    name: 'split-worker',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      // After vite-plugin-pwa has built the worker.
      sequential: true,
      handler: () => split(folder),
    },
  };
}

/** @param {string} folder */
function split(folder) {
  const worker = path.join(folder, 'sw.js');
  // The build has failed before.
  if (!existsSync(worker)) return;
  const built = readFileSync(worker, 'utf8');
  const [list, ...others] = built.match(injectedList) ?? [];
  if (list === undefined || others.length > 0) throw new Error('sw.js must contain one list of files.');
  const files = writeAsset(
    folder,
    'worker-files',
    `self.builtFiles=${JSON.stringify(compact(JSON.parse(list)))}`,
  );
  const code = writeAsset(folder, 'worker', built.replace(list, 'self.builtFiles'));
  writeFileSync(worker, `importScripts(${JSON.stringify(files)},${JSON.stringify(code)})`);
}

/**
 * vite-plugin-pwa lists the web manifest a second time, without a digest.
 * @param {Entry[]} entries
 */
const compact = (entries) =>
  entries
    .filter(({ digest }) => digest !== undefined)
    .map(({ url, digest }) => [url, digest])
    .toSorted();

/**
 * @param {string} folder
 * @param {string} name
 * @param {string} content
 * @returns {string} relative to `sw.js`
 */
function writeAsset(folder, name, content) {
  const file = `assets/${name}-${digestOf(content).slice(0, HASH_LENGTH)}.js`;
  writeFileSync(path.join(folder, file), content);
  return file;
}

/** @param {string | Buffer} content */
function digestOf(content) {
  return createHash('sha256').update(content).digest('base64url').slice(0, DIGEST_LENGTH);
}
