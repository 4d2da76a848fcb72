import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder `cms`, seen from its sources as well as from its built files in `dist`. */
export function cmsFolder(): string {
  let folder = __dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}
