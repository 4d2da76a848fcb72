// @ts-check
import path from 'node:path';

const helper = path.resolve(import.meta.dirname, '../../src/app/import-with-scripts.ts');

const helperOfVite = '\0vite/preload-helper.js';
let isReplaced = false;

/**
 * Replaces Vite's helper that preloads scripts: it adds all links in one task, which blocks input on a phone for up to a tenth
 * of a second, and it handles style sheets, which this site does not split.
 * @type {import('vite').Plugin}
 */
export const slimPreload = {
  name: 'slim-preload',
  apply: 'build',
  transform(_code, id) {
    if (id !== helperOfVite) return undefined;
    isReplaced = true;
    return `export { importWithScripts as __vitePreload } from ${JSON.stringify(helper)};`;
  },
  generateBundle() {
    if (!isReplaced) this.error('Vite has changed: adapt slim-preload.');
  },
};
