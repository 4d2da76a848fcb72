import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { publish } from '../../scripts/build/publish.mjs';
import { root } from '../../scripts/setup/folders.mjs';
import { run } from '../../scripts/terminal/run.mjs';

export interface SiteBuilds {
  /** What `SITE_DIR` names. */
  served: string;
  /** Publishes the build with this mark, which every page of it holds as `builtAs`. */
  deploy: (mark: string) => Promise<void>;
  remove: () => Promise<void>;
}

// Inside the root folder, where what renders on the server finds the packages it did not take in.
const cache = path.join(root, 'node_modules', '.cache', 'fieldshop');

/** Real builds of the site, all of whose files differ. */
export async function siteBuilds(marks: string[]): Promise<SiteBuilds> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'site-'));
  for (const mark of marks) await build(mark, path.join(folder, mark));
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

async function build(mark: string, folder: string) {
  const script = path.join(root, 'tests', 'support', 'build-variant.mjs');
  const env = { NODE_ENV: 'production' };
  const { code, output } = await run([process.execPath, script, mark, folder], { cwd: root, env });
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`);
}
