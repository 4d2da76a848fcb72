import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { environment } from '../platform/config/environment';
import { withFileCache } from '../platform/uploads/file-cache';
import { findOrMakeFolder, storeMedia } from '../platform/uploads/store-media';
import { seedEntries } from './seed-entries';
import { readMediaList, readMenu, seedFingerprint } from './seed-files';
import { seedGeneratedFiles } from './seed-generated-files';
import { seedMenu } from './seed-menu';
import { loadRecord, saveRecord } from './seed-record';
import type { Progress, SeedRun, SeedSource } from './seed-run';
import { seedPrices } from './seed-prices';
import { seedTranslations } from './seed-translations';

/** Adds content that was never added to this database before. Changes nothing else. */
export async function seedContent(
  strapi: Core.Strapi,
  source: SeedSource,
  progress: Progress,
): Promise<void> {
  const fingerprint = source.fingerprint?.() ?? seedFingerprint(source.folder);
  const record = await loadRecord(strapi);
  if (record.fingerprint === fingerprint) return;
  const run = { source, record };
  const generated = source.generatedFiles?.() ?? [];
  await makeFolders(strapi, [...readMediaList(source.folder), ...generated]);
  // Pictures are resized in other threads, while this thread generates files.
  await withFileCache(environment().DEMO_CACHE_DIR, () =>
    Promise.all([
      seedMedia(strapi, run, progress),
      seedGeneratedFiles(strapi, { record, files: generated }, progress),
    ]),
  );
  await saveRecord(strapi, record);
  // One transaction, so that a crash leaves nothing incomplete.
  await strapi.db.transaction(async () => {
    await seedEntries(strapi, run, progress);
    await seedMenu(strapi, readMenu(source.folder), record);
    await seedPrices(strapi, source.folder, record);
    await seedTranslations(strapi, source.folder);
    await saveRecord(strapi, { ...record, fingerprint });
  });
}

async function makeFolders(strapi: Core.Strapi, files: { folder: string }[]): Promise<void> {
  for (const name of new Set(files.map((file) => file.folder))) await findOrMakeFolder(strapi, name);
}

async function seedMedia(
  strapi: Core.Strapi,
  { source, record }: SeedRun,
  progress: Progress,
): Promise<void> {
  const missing = readMediaList(source.folder).filter(({ file }) => !(`media/${file}` in record.entries));
  let done = 0;
  const queue = missing[Symbol.iterator]();
  const store = async () => {
    for (const media of queue) {
      const filepath = path.join(source.folder, 'media', media.file);
      if (existsSync(filepath))
        record.entries[`media/${media.file}`] = await storeMedia(strapi, filepath, media);
      else strapi.log.warn(`seed: ${media.file} is listed but not in media/`);
      done += 1;
      progress('Pictures and videos', done, missing.length);
    }
  };
  // Two at a time, to use both cores of a small machine.
  await Promise.all([store(), store()]);
}
