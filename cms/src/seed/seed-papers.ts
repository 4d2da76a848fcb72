import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { cachedFile } from '../platform/uploads/file-cache';
import { inputsOfMadeFiles } from './made-files';
import { papersIn } from './paper-list';
import { storeMedia } from './seed-media';
import type { Progress, SeedRun } from './seed-run';

// Sets datasheets, manuals and certificates in type, draws the outlines, and stores all of them as files.
export async function seedPapers(strapi: Core.Strapi, run: SeedRun, progress: Progress): Promise<void> {
  const { folder, record } = run;
  const fresh = papersIn(folder).filter(({ file }) => !(`media/${file}` in record.entries));
  if (fresh.length === 0) return;
  const inputs = inputsOfMadeFiles(folder);
  const work = await mkdtemp(path.join(tmpdir(), 'fieldshop-seed-'));
  try {
    for (const [index, { set, ...media }] of fresh.entries()) {
      const filepath = path.join(work, media.file);
      await writeFile(filepath, await cachedFile(() => [inputs, media.file], set));
      record.entries[`media/${media.file}`] = await storeMedia(strapi, filepath, media);
      progress('Datasheets and papers', index + 1, fresh.length);
    }
  } finally {
    await rm(work, { recursive: true });
  }
}
