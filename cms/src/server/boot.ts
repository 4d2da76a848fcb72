import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';
import { environment, EnvironmentError } from '../settings/environment';

export const cmsFolder = path.resolve(__dirname, '..', '..', '..');

// Makes the folders Strapi only looks for, then creates Strapi from the compiled files.
export function createBackend(): Core.Strapi {
  const { UPLOADS_DIR, DATABASE_CLIENT, DATABASE_FILENAME } = environment();
  makeFolder('UPLOADS_DIR', path.join(UPLOADS_DIR, 'uploads'));
  if (DATABASE_CLIENT === 'sqlite') makeFolder('DATABASE_FILENAME', path.dirname(DATABASE_FILENAME));
  // Strapi decides at boot where the admin lies; it is built later, beside the running server.
  mkdirSync(path.join(cmsFolder, 'dist', 'build'), { recursive: true });
  return createStrapi({ appDir: cmsFolder, distDir: path.join(cmsFolder, 'dist') });
}

function makeFolder(variable: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(
      `The environment variable ${variable} names a place where no folder can be made: ${cause}. See docs/operations.md.`,
    );
  }
}
