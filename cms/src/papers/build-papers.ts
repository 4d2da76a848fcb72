import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { papersIn } from '../seed/paper-list';
import { cmsFolder } from '../platform/config/cms-folder';

void buildPapers(process.argv[2]);

// Sets all papers of the seed into a folder, without server or database.
async function buildPapers(folder: string | undefined): Promise<void> {
  if (!folder) throw new Error('Usage: node cms/dist/src/papers/build-papers.js <folder>');
  mkdirSync(folder, { recursive: true });
  const papers = papersIn(join(cmsFolder, 'seed'));
  for (const { file, set } of papers) writeFileSync(join(folder, file), await set());
  process.stdout.write(`${papers.length} files in ${folder}\n`);
}
