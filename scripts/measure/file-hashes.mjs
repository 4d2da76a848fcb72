// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The files of uploads and attachments in a folder, with the hash of each.
 * @param {string} folder
 */
export function hashesIn(folder) {
  const names = ['uploads', 'attachments'].flatMap((name) => {
    if (!existsSync(path.join(folder, name))) return [];
    const entries = readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  });
  return new Map(names.map((file) => [path.relative(folder, file), hashOf(readFileSync(file))]));
}

/**
 * The hash of what a URL returns.
 * @param {string} url
 * @param {Record<string, string>} [headers]
 */
export async function hashAt(url, headers = {}) {
  return hashOf(Buffer.from(await (await fetch(url, { headers })).arrayBuffer()));
}

/** @param {Buffer} bytes */
function hashOf(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}
