import type { Core, UID } from '@strapi/strapi';
import { entryData } from './entry-data';
import {
  type Fields,
  readEntries,
  readMediaList,
  readMenu,
  readSingles,
  seedFingerprint,
} from './seed-files';
import { mediaPath, storeMedia } from './seed-media';
import { seedMenu } from './seed-menu';
import { loadRecord, saveRecord, type SeedRecord } from './seed-record';

export type Progress = (label: string, done: number, total: number) => void;
type Job = { key: string; uid: UID.ContentType; fields: Fields };

// In this order every relation but those among products finds its entry.
const collections: [name: string, uid: UID.ContentType][] = [
  ['categories', 'api::product-category.product-category'],
  ['families', 'api::product-family.product-family'],
  ['documents', 'api::document.document'],
  ['products', 'api::product.product'],
  ['videos', 'api::video.video'],
  ['news', 'api::news-article.news-article'],
  ['pages', 'api::page.page'],
  ['slides', 'api::slide.slide'],
  ['contacts', 'api::company-contact.company-contact'],
];

// Adds what the seed files hold and the database never held; touches nothing else.
export async function seedContent(strapi: Core.Strapi, folder: string, progress: Progress): Promise<void> {
  const fingerprint = seedFingerprint(folder);
  const record = await loadRecord(strapi);
  if (record.fingerprint === fingerprint) return;
  await seedMedia(strapi, folder, { record, progress });
  // One transaction: a start that is killed here leaves nothing half made.
  await strapi.db.transaction(async () => {
    await seedEntries(strapi, { jobs: jobsOf(folder), record, progress });
    await seedMenu(strapi, readMenu(folder), record);
    await saveRecord(strapi, { ...record, fingerprint });
  });
}

async function seedMedia(
  strapi: Core.Strapi,
  folder: string,
  { record, progress }: { record: SeedRecord; progress: Progress }
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
  if (missing.length > 0) await saveRecord(strapi, record);
}

function jobsOf(folder: string): Job[] {
  const entries = collections.flatMap(([name, uid]) =>
    readEntries(folder, name).map((fields) => ({ key: `${uid}/${fields.url}`, uid, fields }))
  );
  const singles = readSingles(folder).map(({ name, data }) => {
    const uid: UID.ContentType = `api::${name}.${name}`;
    return { key: uid, uid, fields: data };
  });
  return [...entries, ...singles];
}

async function seedEntries(
  strapi: Core.Strapi,
  { jobs, record, progress }: { jobs: Job[]; record: SeedRecord; progress: Progress }
): Promise<void> {
  const fresh = jobs.filter(({ key }) => !(key in record.entries));
  const dataOf = entryData(strapi, lookupIn(strapi, record));
  for (const [index, { key, uid, fields }] of fresh.entries()) {
    const { now } = splitOwnRelations(strapi, uid, fields);
    const data = { ...dataOf(uid, now), ...createdAt(fields) };
    record.entries[key] = await createOrAdopt(strapi, uid, data);
    progress('Content', index + 1, fresh.length);
  }
  for (const { key, uid, fields } of fresh) {
    const { later } = splitOwnRelations(strapi, uid, fields);
    const documentId = String(record.entries[key]);
    if (Object.keys(later).length > 0)
      await strapi.documents(uid).update({ documentId, data: dataOf(uid, later), status: 'published' });
  }
}

// An entry with this address may be there already: made by an editor, then it stays as it is.
async function createOrAdopt(strapi: Core.Strapi, uid: UID.ContentType, data: Fields): Promise<string> {
  const filters = typeof data.url === 'string' ? { url: data.url } : {};
  const found = await strapi.documents(uid).findFirst({ filters, fields: ['documentId'] });
  if (found) return found.documentId;
  const made = await strapi.documents(uid).create({ data, status: 'published' });
  return made.documentId;
}

function splitOwnRelations(strapi: Core.Strapi, uid: UID.ContentType, fields: Fields) {
  const { attributes } = strapi.getModel(uid);
  const isOwn = (key: string) => {
    const attribute = attributes[key];
    return attribute?.type === 'relation' && 'target' in attribute && attribute.target === uid;
  };
  const entries = Object.entries(fields);
  return {
    now: Object.fromEntries(entries.filter(([key]) => !isOwn(key))),
    later: Object.fromEntries(entries.filter(([key]) => isOwn(key))),
  };
}

function createdAt(fields: Fields): Fields {
  return fields.createdAt === undefined ? {} : { createdAt: new Date(String(fields.createdAt)) };
}

function lookupIn(strapi: Core.Strapi, { entries }: SeedRecord) {
  const told = new Set<string>();
  const byKey = (key: string) => (key in entries ? entries[key] : undefined);
  return {
    media: (file: string) =>
      byKey(`media/${file}`) === undefined ? undefined : Number(byKey(`media/${file}`)),
    document: (uid: string, url: string) => byKey(`${uid}/${url}`)?.toString(),
    warn(message: string) {
      if (!told.has(message)) strapi.log.warn(`seed: ${message}`);
      told.add(message);
    },
  };
}
