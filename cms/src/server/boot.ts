import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';
import { cmsFolder } from '../platform/config/cms-folder';

/** Creates Strapi from the compiled files. Call `checkFiles` first, because Strapi expects its folders to exist. */
export function createBackend(): Core.Strapi {
  // Strapi looks for the admin at startup, but it is built later, while the server is running.
  mkdirSync(path.join(cmsFolder, 'dist', 'build'), { recursive: true });
  return createStrapi({ appDir: cmsFolder, distDir: path.join(cmsFolder, 'dist') });
}
