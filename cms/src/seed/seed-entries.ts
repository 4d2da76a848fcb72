import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { adoptRenamed, EarlierUrls, redirectEarlierUrls } from './earlier-urls';
import { entryData, type Lookup } from './entry-data';
import { setOwnRelations, splitOwnRelations } from './own-relations';
import { type Fields, readEntries, readSingles } from './seed-files';
import type { SeedRecord } from './seed-record';
import type { Progress, SeedRun, SeedSource } from './seed-run';

type Job = { key: string; uid: UID.ContentType; earlierUrls: string[]; fields: Fields };

// These types have no page. The `url` of their entries in the seed is the value of this field.
const keyFields = new Map<UID.ContentType, string>([
  ['api::add-on.add-on', 'code'],
  ['api::tax-rate.tax-rate', 'code'],
  ['api::shipping-zone.shipping-zone', 'code'],
  ['api::instrument.instrument', 'serialNumber'],
  ['api::market.price-list', 'name'],
  ['api::market.market', 'code'],
]);

// In this order, related entries are created first, except within a collection.
export const collections: [name: string, uid: UID.ContentType][] = [
  ['categories', 'api::product-category.product-category'],
  ['add-ons', 'api::add-on.add-on'],
  ['families', 'api::product-family.product-family'],
  ['products', 'api::product.product'],
  ['documents', 'api::document.document'],
  ['videos', 'api::video.video'],
  ['news', 'api::news-article.news-article'],
  ['pages', 'api::page.page'],
  ['slides', 'api::slide.slide'],
  ['contacts', 'api::company-contact.company-contact'],
  ['tax-rates', 'api::tax-rate.tax-rate'],
  ['shipping-zones', 'api::shipping-zone.shipping-zone'],
  ['instruments', 'api::instrument.instrument'],
  ['price-lists', 'api::market.price-list'],
  ['markets', 'api::market.market'],
];

export async function seedEntries(strapi: Core.Strapi, run: SeedRun, progress: Progress): Promise<void> {
  const { source, record } = run;
  const jobs = jobsOf(source);
  for (const job of jobs) adoptRenamed(record, job);
  const newJobs = jobs.filter(({ key }) => !(key in record.entries));
  const context = { strapi, lookup: lookupIn(strapi, record) };
  for (const [index, job] of newJobs.entries()) {
    const { key, uid, fields } = job;
    const { now } = splitOwnRelations(strapi, uid, fields);
    const data = entryData(context, uid, now);
    if (data) record.entries[key] = await createOrAdopt(strapi, uid, { ...data, ...createdAt(fields) });
    else strapi.log.warn(`seed: ${key} is missing its files`);
    if (data) await redirectEarlierUrls(strapi, job, String(fields.url));
    progress('Content', index + 1, newJobs.length);
  }
  for (const uid of new Set(newJobs.map((job) => job.uid))) {
    const relations = new Map<string, Fields>();
    for (const { key, fields } of newJobs.filter((job) => job.uid === uid)) {
      const { later } = splitOwnRelations(strapi, uid, fields);
      const documentId = record.entries[key]?.toString();
      const data = entryData(context, uid, later);
      if (documentId && data && Object.keys(later).length > 0) relations.set(documentId, data);
    }
    if (relations.size > 0) await setOwnRelations(strapi, uid, relations);
  }
}

function jobsOf({ folder, entriesOf = (name) => readEntries(folder, name) }: SeedSource): Job[] {
  const entries = collections.flatMap(([name, uid]) =>
    entriesOf(name).map(({ url, earlierUrls, prices: _prices, ...fields }) => ({
      key: `${uid}/${url}`,
      uid,
      earlierUrls: v.parse(EarlierUrls, earlierUrls),
      fields: { ...fields, [keyFields.get(uid) ?? 'url']: url },
    })),
  );
  const singles = readSingles(folder).map(({ name, data }) => {
    const uid: UID.ContentType = `api::${name}.${name}`;
    return { key: uid, uid, earlierUrls: [], fields: data };
  });
  return [...entries, ...singles];
}

// If an editor has already created an entry with this URL, it is not changed.
async function createOrAdopt(strapi: Core.Strapi, uid: UID.ContentType, data: Fields): Promise<string> {
  const key = keyFields.get(uid) ?? 'url';
  const filters = typeof data[key] === 'string' ? { [key]: data[key] } : {};
  const existing = await strapi.documents(uid).findFirst({ filters, fields: ['documentId'] });
  if (existing) return existing.documentId;
  const made = await strapi.documents(uid).create({ data, status: 'published' });
  return made.documentId;
}

function createdAt(fields: Fields): Fields {
  return fields.createdAt === undefined ? {} : { createdAt: new Date(String(fields.createdAt)) };
}

function lookupIn(strapi: Core.Strapi, { entries }: SeedRecord): Lookup {
  const reported = new Set<string>();
  return {
    media(file) {
      const id = entries[`media/${file}`];
      return id === undefined ? undefined : Number(id);
    },
    document: (uid, url) => entries[`${uid}/${url}`]?.toString(),
    warn(message) {
      if (!reported.has(message)) strapi.log.warn(`seed: ${message}`);
      reported.add(message);
    },
  };
}
