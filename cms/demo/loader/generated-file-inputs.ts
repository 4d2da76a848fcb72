import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cmsFolder } from '../../src/platform/config/cms-folder';

/**
 * One text of everything that determines the generated PDFs and CAD files: content, code, templates, fonts and packages.
 * It covers all of the backend's code, so that no import can be forgotten.
 */
export function inputsOfGeneratedFiles(contentFolder: string): string {
  const compiled = path.join(__dirname, '..', '..');
  const sources = [
    contentFolder,
    path.join(compiled, 'demo'),
    path.join(compiled, 'src'),
    path.join(cmsFolder, 'demo/pdf'),
    path.join(cmsFolder, 'src/platform/pdf/templates'),
    path.join(cmsFolder, 'assets/fonts'),
  ];
  const digests = [...sources.flatMap(filesBelow), path.join(cmsFolder, 'package-lock.json')].map(
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
