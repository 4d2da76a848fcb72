// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ url: string, revision: string | null, size: number, integrity?: string }} Entry */

/**
 * The files of a version whose names do not tell their content, the shell above all, are taken by the worker only as
 * they were built: while it is installed, the server may already have been given the next version.
 * @param {Entry[]} entries
 * @param {string} folder where they lie
 */
export function withIntegrity(entries, folder) {
  return {
    manifest: entries.map((entry) =>
      entry.revision === null ? entry : { ...entry, integrity: integrityOf(path.join(folder, entry.url)) },
    ),
    warnings: [],
  };
}

/** @param {string} file */
function integrityOf(file) {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
