import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder `cms`, from the sources and from the compiled files in `dist`. */
export const cmsFolder = findCmsFolder(__dirname);

/** The folder of the demo company can be deleted. */
export const hasDemo = existsSync(path.join(cmsFolder, 'demo', 'content'));

function findCmsFolder(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : findCmsFolder(path.dirname(folder));
}
