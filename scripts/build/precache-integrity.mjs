// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ url: string, revision: string | null, size: number, integrity?: string }} Entry */

/**
 * The worker stores a file of its version only as it was built: while it is installed, the server may already have been
 * given the next version, and a hotel's sign-in page may be served in the place of any file.
 * @param {Entry[]} entries
 * @param {string} folder where they lie
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
