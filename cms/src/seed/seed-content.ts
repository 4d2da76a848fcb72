import type { Core } from '@strapi/strapi';
import { withFileCache } from '../platform/uploads/file-cache';
import { environment } from '../platform/config/environment';
import { papersIn } from './paper-list';
import { seedEntries } from './seed-entries';
import { readMediaList, readMenu, seedFingerprint } from './seed-files';
import { findOrMakeFolder, mediaPath, storeMedia } from './seed-media';
import { seedMenu } from './seed-menu';
import { seedPapers } from './seed-papers';
import { loadRecord, saveRecord } from './seed-record';
import type { Progress, SeedRun } from './seed-run';

// Adds what the seed files hold and the database never held; touches nothing else.
export async function seedContent(strapi: Core.Strapi, folder: string, progress: Progress): Promise<void> {
  const fingerprint = seedFingerprint(folder);
  const record = await loadRecord(strapi);
  if (record.fingerprint === fingerprint) return;
  const run = { folder, record };
  // While the processor draws pictures in threads of its own, papers are set here.
  await seedFolders(strapi, run);
  await withFileCache(environment().DEMO_CACHE_DIR, () =>
    Promise.all([seedMedia(strapi, run, progress), seedPapers(strapi, run, progress)]),
  );
  await saveRecord(strapi, record);
  // One transaction: a start that is killed here leaves nothing half made.
  await strapi.db.transaction(async () => {
    await seedEntries(strapi, run, progress);
    await seedMenu(strapi, readMenu(folder), record);
    await saveRecord(strapi, { ...record, fingerprint });
  });
}

async function seedFolders(strapi: Core.Strapi, { folder }: SeedRun): Promise<void> {
  const names = [...readMediaList(folder), ...papersIn(folder)].map((file) => file.folder);
  for (const name of new Set(names)) await findOrMakeFolder(strapi, name);
}

async function seedMedia(
  strapi: Core.Strapi,
  { folder, record }: SeedRun,
  progress: Progress,
): Promise<void> {
  const missing = readMediaList(folder).filter(({ file }) => !(`media/${file}` in record.entries));
  let done = 0;
  const work = missing[Symbol.iterator]();
  const store = async () => {
    for (const media of work) {
      const filepath = mediaPath(folder, media);
      if (filepath) record.entries[`media/${media.file}`] = await storeMedia(strapi, filepath, media);
      else strapi.log.warn(`seed: ${media.file} is listed but not in media/`);
      done += 1;
      progress('Pictures and videos', done, missing.length);
    }
  };
  // Two at a time keep both cores of a small machine busy.
  await Promise.all([store(), store()]);
}
