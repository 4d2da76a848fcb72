import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { cachedFile } from '../platform/uploads/file-cache';
import { storeMedia } from '../platform/uploads/store-media';
import type { Progress, SeedRun } from './seed-run';

/** Generates files that were never added to this database before, and adds them to the media library. */
export async function seedGeneratedFiles(
  strapi: Core.Strapi,
  { source: { generated }, record }: SeedRun,
  progress: Progress,
): Promise<void> {
  const newFiles = generated?.files().filter(({ file }) => !(`media/${file}` in record.entries)) ?? [];
  if (!generated || newFiles.length === 0) return;
  const inputs = generated.inputs();
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldshop-seed-'));
  try {
    for (const [index, { generate, ...media }] of newFiles.entries()) {
      const filepath = path.join(folder, media.file);
      await writeFile(filepath, await cachedFile(() => [inputs, media.file], generate));
      record.entries[`media/${media.file}`] = await storeMedia(strapi, filepath, media);
      progress('Datasheets and documents', index + 1, newFiles.length);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}
