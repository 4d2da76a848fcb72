// @ts-check
// Builds the site with a mark in each of our files, or only in one: `node build-variant.mjs <mark> <folder> [<file>]
// [--minified]`. The mark of a style sheet is a rule.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { minified: { type: 'boolean', default: false } },
});
const [mark = '', folder = '', file = '.tsx?'] = positionals;
const marksFile = new RegExp(`/src/[^?]*${file}$`);

/** @type {import('vite').Plugin} */
const markedStyles = {
  name: 'marked-styles',
  enforce: 'pre',
  transform: (code, id) =>
    marksFile.test(id) && id.endsWith('.css') ? `${code}\n.built-as-${mark} { order: 1; }` : undefined,
};
/** @type {import('vite').Plugin} */
const marked = {
  name: 'marked',
  enforce: 'post',
  transform: (code, id) =>
    marksFile.test(id) && !id.endsWith('.css')
      ? `${code}\nglobalThis.builtAs = ${JSON.stringify(mark)};`
      : undefined,
};
const options = { emptyOutDir: true, ...(values.minified ? {} : { minify: false }) };
const shared = { logLevel: /** @type {const} */ ('warn'), plugins: [markedStyles, marked] };

await build({ ...shared, build: { ...options, outDir: path.join(folder, 'client') } });
await build({ ...shared, build: { ...options, outDir: path.join(folder, 'server'), ssr: true } });
