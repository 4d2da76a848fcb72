// @ts-check
import { readdirSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '../../src');

/**
 * The name of a chunk without its hash. No two chunks have the same one, because the worker tells by it which file of the
 * last version has become which (sw/renamed-files.ts). Several folders have a `queries.ts`, so such names get the folder.
 * @param {Pick<import('vite').Rollup.PreRenderedChunk, 'name' | 'facadeModuleId' | 'moduleIds'>} chunk
 */
export function distinctName({ name, facadeModuleId, moduleIds }) {
  const named = (/** @type {string} */ file) => path.parse(file).name === name;
  const module = [...moduleIds, facadeModuleId ?? ''].find(named);
  const distinct = module && isInSeveralFolders(name) ? withFolder(module) : name;
  // The module is in another chunk, which may have its name, and this one only imports it.
  return module && !moduleIds.includes(module) ? `${distinct}-entry` : distinct;
}

/** @param {string} file */
const withFolder = (file) => `${path.basename(path.dirname(file))}-${path.parse(file).name}`;

const namesInSource = readdirSync(source, { recursive: true })
  .map(String)
  .filter((file) => /(?<!\.d|\.test)\.tsx?$/.test(file))
  .map((file) => path.parse(file).name);

/** @param {string} name */
const isInSeveralFolders = (name) => namesInSource.filter((each) => each === name).length > 1;
