import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { cachedFile } from '../platform/uploads/file-cache';
import { storeMedia } from '../platform/uploads/store-media';
import type { Progress, SeedRun } from './seed-run';

/** Generates the files that the database never had, and puts them into the media library. */
export async function seedGeneratedFiles(
  strapi: Core.Strapi,
  { source: { generated }, record }: SeedRun,
  progress: Progress,
): Promise<void> {
  const fresh = generated?.files().filter(({ file }) => !(`media/${file}` in record.entries)) ?? [];
  if (!generated || fresh.length === 0) return;
  const inputs = generated.inputs();
  const work = await mkdtemp(path.join(tmpdir(), 'fieldshop-seed-'));
  try {
    for (const [index, { generate, ...media }] of fresh.entries()) {
      const filepath = path.join(work, media.file);
      await writeFile(filepath, await cachedFile(() => [inputs, media.file], generate));
      record.entries[`media/${media.file}`] = await storeMedia(strapi, filepath, media);
      progress('Datasheets and documents', index + 1, fresh.length);
    }
  } finally {
    await rm(work, { recursive: true });
  }
}
