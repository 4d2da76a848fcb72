// @ts-check
import { cp, link, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies the database and PDFs, because they can be changed in place. Other uploads are only added or removed, so they
 * are hard-linked.
 * @param {string} from
 * @param {string} to
 */
export async function copyLinked(from, to) {
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    await mkdir(path.dirname(target), { recursive: true });
    if (/^content\.db|\.pdf$/.test(entry.name)) await cp(source, target);
    else await link(source, target).catch(() => cp(source, target));
  }
}
