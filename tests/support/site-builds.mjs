// @ts-check
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { precompress } from '../../scripts/build/precompress.mjs';
import { publish } from '../../scripts/build/publish.mjs';
import { root } from '../../scripts/setup/folders.mjs';
import { run } from '../../scripts/terminal/run.mjs';

/**
 * @typedef {object} SiteBuilds
 * @property {string} served the value of `SITE_DIR`
 * @property {(mark: string) => Promise<void>} deploy publishes the build with this mark, which every page has as `builtAs`
 * @property {() => Promise<void>} remove
 */

// Inside the root folder, so that the server entry finds packages that are not bundled.
const cache = path.join(root, 'node_modules', '.cache', 'fieldshop');

/**
 * Real builds of the site that differ in every file, or only in `file`. In production they are minified and compressed.
 * @param {string[]} marks
 * @param {{ file?: string, isForProduction?: boolean }} [options]
 * @returns {Promise<SiteBuilds>}
 */
export async function siteBuilds(marks, { file, isForProduction = false } = {}) {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'site-'));
  for (const mark of marks) {
    const output = path.join(folder, mark);
    await build([mark, output, ...(file ? [file] : []), ...(isForProduction ? ['--minified'] : [])]);
    if (isForProduction) await precompress(path.join(output, 'client'));
  }
  const served = path.join(folder, 'served');
  return {
    served,
    async deploy(mark) {
      const next = path.join(folder, 'next');
      await cp(path.join(folder, mark), next, { recursive: true });
      await publish(next, served);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** @param {string[]} args */
async function build(args) {
  const script = path.join(root, 'tests', 'support', 'build-variant.mjs');
  const env = { NODE_ENV: 'production' };
  const { code, output } = await run([process.execPath, script, ...args], { cwd: root, env });
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`);
}
