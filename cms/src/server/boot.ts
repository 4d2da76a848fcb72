import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';
import { environment } from '../settings/environment';

export const cmsFolder = path.resolve(__dirname, '..', '..', '..');

// Makes the folders Strapi only looks for, then creates Strapi from the compiled files.
export function createBackend(): Core.Strapi {
  const { UPLOADS_DIR, DATABASE_CLIENT, DATABASE_FILENAME } = environment();
  mkdirSync(path.join(UPLOADS_DIR, 'uploads'), { recursive: true });
  if (DATABASE_CLIENT === 'sqlite') mkdirSync(path.dirname(DATABASE_FILENAME), { recursive: true });
  // Strapi decides at boot where the admin lies; it is built later, beside the running server.
  mkdirSync(path.join(cmsFolder, 'dist', 'build'), { recursive: true });
  return createStrapi({ appDir: cmsFolder, distDir: path.join(cmsFolder, 'dist') });
}
