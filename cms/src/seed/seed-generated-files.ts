import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { storeMedia } from '../platform/uploads/store-media';
import type { SeedRecord } from './seed-record';
import type { GeneratedFile, Progress } from './seed-run';

/** Generates files that were never added to this database before, and adds them to the media library. */
export async function seedGeneratedFiles(
  strapi: Core.Strapi,
  { files, record }: { files: GeneratedFile[]; record: SeedRecord },
  progress: Progress,
): Promise<void> {
  const newFiles = files.filter(({ file }) => !(`media/${file}` in record.entries));
  if (newFiles.length === 0) return;
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldshop-seed-'));
  try {
    for (const [index, { generate, ...media }] of newFiles.entries()) {
      const filepath = path.join(folder, media.file);
      await writeFile(filepath, await generate());
      record.entries[`media/${media.file}`] = await storeMedia(strapi, filepath, media);
      progress('Datasheets and documents', index + 1, newFiles.length);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}
