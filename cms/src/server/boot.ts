import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';
import { cmsFolder } from '../platform/config/cms-folder';

// Creates Strapi from the compiled files; checkFiles() has made the folders Strapi expects to exist.
export function createBackend(): Core.Strapi {
  // Strapi decides at boot where the admin lies; it is built later, beside the running server.
  mkdirSync(path.join(cmsFolder, 'dist', 'build'), { recursive: true });
  return createStrapi({ appDir: cmsFolder, distDir: path.join(cmsFolder, 'dist') });
}
