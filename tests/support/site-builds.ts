import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { publish } from '../../scripts/build/publish.mjs';
import { root } from '../../scripts/setup/folders.mjs';
import { run } from '../../scripts/terminal/run.mjs';

export interface SiteBuilds {
  /** The value of `SITE_DIR`. */
  served: string;
  /** Publishes the build with this mark, which every page has as `builtAs`. */
  deploy: (mark: string) => Promise<void>;
  remove: () => Promise<void>;
}

// Inside the root folder, so that the server entry finds packages that are not bundled.
const cache = path.join(root, 'node_modules', '.cache', 'fieldshop');

/** Real builds of the site that differ in every file, or only in this one. */
export async function siteBuilds(marks: string[], file?: string): Promise<SiteBuilds> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'site-'));
  for (const mark of marks) await build([mark, path.join(folder, mark), ...(file ? [file] : [])]);
  const served = path.join(folder, 'served');
  return {
    served,
    deploy: async (mark) => {
      const next = path.join(folder, 'next');
      await cp(path.join(folder, mark), next, { recursive: true });
      await publish(next, served);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function build(args: string[]) {
  const script = path.join(root, 'tests', 'support', 'build-variant.mjs');
  const env = { NODE_ENV: 'production' };
  const { code, output } = await run([process.execPath, script, ...args], { cwd: root, env });
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`);
}
