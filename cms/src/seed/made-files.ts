import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cmsFolder } from '../platform/config/cms-folder';

/** One text for all that determines the PDFs and CAD files of a seed: its content, our code, templates, fonts, packages. */
export function inputsOfMadeFiles(seedFolder: string): string {
  const cms = cmsFolder;
  const sources = [
    path.join(__dirname, '..'),
    path.join(cms, 'src'),
    path.join(cms, 'assets/fonts'),
    seedFolder,
  ];
  const digests = [...sources.flatMap(filesBelow), path.join(cms, 'package-lock.json')].map(
    (file) => `${file}\0${createHash('sha256').update(readFileSync(file)).digest('hex')}`,
  );
  return [process.version, process.platform, process.arch, ...digests].join('\n');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
