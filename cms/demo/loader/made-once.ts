import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { cmsFolder } from '../../src/platform/config/cms-folder';
import { cachedFile } from '../../src/platform/uploads/file-cache';

/** Returns the file that `make` returned for the same data before, if neither its code nor its packages have changed. */
export function madeOnce(data: (string | Buffer)[], make: () => Buffer | Promise<Buffer>): Promise<Buffer> {
  return cachedFile(() => [(tools ??= toolDigests()), ...data], make);
}

let tools: string | undefined;

/** The code that makes PDFs and CAD files of data, with all that it imports. */
export const makers = ['demo/pdf', 'demo/cad', 'src/platform/pdf', 'src/platform/units'];

/** One text of everything that determines the files besides their data: code, templates, fonts and packages. */
function toolDigests(): string {
  const compiled = path.join(__dirname, '..', '..');
  const sources = [
    ...makers.map((folder) => path.join(compiled, folder)),
    path.join(cmsFolder, 'demo/pdf'),
    path.join(cmsFolder, 'src/platform/pdf/templates'),
    path.join(cmsFolder, 'assets/fonts'),
    path.join(cmsFolder, 'package-lock.json'),
  ];
  const digests = sources
    .flatMap(filesIn)
    .map(
      (file) =>
        `${path.relative(cmsFolder, file)}\0${createHash('sha256').update(readFileSync(file)).digest('hex')}`,
    );
  return [process.version, process.platform, process.arch, ...digests].join('\n');
}

function filesIn(source: string): string[] {
  if (statSync(source).isFile()) return [source];
  return readdirSync(source, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
