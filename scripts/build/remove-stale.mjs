// @ts-check
// Strapi loads every file below dist, so the output of sources that were deleted or renamed must be deleted too. Part of the
// build of the backend.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const cms = path.resolve(import.meta.dirname, '../../cms');

for (const folder of ['src', 'config', 'demo'])
  removeStale(path.join(cms, 'dist', folder), path.join(cms, folder));

/**
 * @param {string} compiled
 * @param {string} source
 */
function removeStale(compiled, source) {
  if (!existsSync(compiled)) return;
  for (const entry of readdirSync(compiled, { withFileTypes: true })) {
    const target = path.join(compiled, entry.name);
    const origin = path.join(source, entry.name);
    const origins = [origin, ...['.ts', '.tsx'].map((extension) => origin.replace(/\.js$/, extension))];
    if (!origins.some((file) => existsSync(file))) rmSync(target, { recursive: true });
    else if (entry.isDirectory()) removeStale(target, origin);
  }
}
