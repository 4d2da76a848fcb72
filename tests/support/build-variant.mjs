// @ts-check
// Builds the site with a mark in each of our files, or only in one: `node build-variant.mjs <mark> <folder> [<file>]`.
import path from 'node:path';
import { build } from 'vite';

const [, , mark = '', folder = '', file = '.tsx?'] = process.argv;
const marksFile = new RegExp(`/src/[^?]*${file}$`);

/** @type {import('vite').Plugin} */
const marked = {
  name: 'marked',
  enforce: 'post',
  transform: (code, id) =>
    marksFile.test(id) ? `${code}\nglobalThis.builtAs = ${JSON.stringify(mark)};` : undefined,
};
const options = { emptyOutDir: true, minify: false };
const shared = { logLevel: /** @type {const} */ ('warn'), plugins: [marked] };

await build({ ...shared, build: { ...options, outDir: path.join(folder, 'client') } });
await build({ ...shared, build: { ...options, outDir: path.join(folder, 'server'), ssr: true } });
