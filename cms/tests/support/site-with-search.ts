import { appendFileSync, cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const cms = path.resolve(import.meta.dirname, '..', '..');
const root = path.resolve(cms, '..');

/** The smallest site with the real search, for a backend in its own process. */
export async function aSiteWithSearch(folder: string): Promise<string> {
  const site = path.join(folder, 'site');
  cpSync(path.join(cms, 'tests', 'fixtures', 'site'), site, { recursive: true });
  const { build } = createRequire(path.join(root, 'package.json'))('rolldown');
  await build({
    input: path.join(root, 'src', 'search', 'engine.ts'),
    output: { file: path.join(site, 'server', 'engine.js') },
    logLevel: 'silent',
  });
  appendFileSync(
    path.join(site, 'server', 'entry-server.js'),
    "\nexport { searchEngine } from './engine.js';\n",
  );
  return site;
}
