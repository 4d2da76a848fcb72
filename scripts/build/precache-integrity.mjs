// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ url: string, revision: string | null, size: number, integrity?: string }} Entry */

/**
 * Adds the hash of each file to the precache list. The worker stores only files that match it: while it installs, the server
 * may already have the next version, or a captive portal may return its sign-in page for any file.
 * @param {Entry[]} entries
 * @param {string} folder with the files
 */
export function withIntegrity(entries, folder) {
  return {
    manifest: entries.map((entry) => ({ ...entry, integrity: integrityOf(path.join(folder, entry.url)) })),
    warnings: [],
  };
}

/** @param {string} file */
function integrityOf(file) {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
