// @ts-check
import { readFileSync } from 'node:fs';

/** @typedef {import('vite').Rollup.OutputChunk} OutputChunk */

const routesFile = new URL('../../src/app/routes.tsx', import.meta.url);
const line = /^ {2}route\('([^']+)', \(\) => import\('#src\/(routes\/[^']+)'\)\),$/gm;

/**
 * The scripts of each route in src/app/routes.tsx, without those of every page.
 * @param {OutputChunk[]} chunks
 * @param {Set<OutputChunk>} ofEveryPage
 * @returns {Record<string, string[]>} file names by path of the route
 */
export function routeScripts(chunks, ofEveryPage) {
  const routes = [...readFileSync(routesFile, 'utf8').matchAll(line)];
  return Object.fromEntries(
    routes.map(([, path = '', file = '']) => {
      const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${file}`));
      if (!entry) throw new Error(`The chunk of ${file} was not built.`);
      const own = [...withImports([entry], chunks)].filter((chunk) => !ofEveryPage.has(chunk));
      return [path, own.map(({ fileName }) => fileName)];
    }),
  );
}

/**
 * These chunks and all that they import, but not what they import dynamically.
 * @param {OutputChunk[]} entries
 * @param {OutputChunk[]} chunks
 */
export function withImports(entries, chunks) {
  const needed = new Set(entries);
  // Iterating over a set includes elements that are added during the iteration.
  for (const { imports } of needed)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  return needed;
}
