import type { Core, UID } from '@strapi/strapi';
import { entryData, type Lookup } from './entry-data';
import { type Fields, readEntries, readSingles } from './seed-files';
import type { SeedRecord } from './seed-record';
import type { Progress, SeedRun, SeedSource } from './seed-run';

type Job = { key: string; uid: UID.ContentType; fields: Fields };

// These have no page: their `url` in the seed is their code.
const withoutPage = new Set<UID.ContentType>(['api::tax-rate.tax-rate', 'api::shipping-zone.shipping-zone']);

// In this order every relation but those among products finds its entry.
const collections: [name: string, uid: UID.ContentType][] = [
  ['categories', 'api::product-category.product-category'],
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
];

export async function seedEntries(strapi: Core.Strapi, run: SeedRun, progress: Progress): Promise<void> {
  const { source, record } = run;
  const fresh = jobsOf(source).filter(({ key }) => !(key in record.entries));
  const dataOf = entryData(strapi, lookupIn(strapi, record));
  for (const [index, { key, uid, fields }] of fresh.entries()) {
    const { now } = splitOwnRelations(strapi, uid, fields);
    const data = dataOf(uid, now);
    if (data) record.entries[key] = await createOrAdopt(strapi, uid, { ...data, ...createdAt(fields) });
    else strapi.log.warn(`seed: ${key} is missing its files`);
    progress('Content', index + 1, fresh.length);
  }
  for (const { key, uid, fields } of fresh) {
    const { later } = splitOwnRelations(strapi, uid, fields);
    const documentId = String(record.entries[key]);
    if (key in record.entries && Object.keys(later).length > 0)
      await strapi.documents(uid).update({ documentId, data: dataOf(uid, later), status: 'published' });
  }
}

function jobsOf({ folder, entriesOf = (name) => readEntries(folder, name) }: SeedSource): Job[] {
  const entries = collections.flatMap(([name, uid]) =>
    entriesOf(name).map(({ url, ...fields }) => ({
      key: `${uid}/${url}`,
      uid,
      fields: withoutPage.has(uid) ? { ...fields, code: url } : { ...fields, url },
    })),
  );
  const singles = readSingles(folder).map(({ name, data }) => {
    const uid: UID.ContentType = `api::${name}.${name}`;
    return { key: uid, uid, fields: data };
  });
  return [...entries, ...singles];
}

// An editor may have made an entry with this url: it stays as it is.
async function createOrAdopt(strapi: Core.Strapi, uid: UID.ContentType, data: Fields): Promise<string> {
  const filters = typeof data.url === 'string' ? { url: data.url } : codeOf(data);
  const found = await strapi.documents(uid).findFirst({ filters, fields: ['documentId'] });
  if (found) return found.documentId;
  const made = await strapi.documents(uid).create({ data, status: 'published' });
  return made.documentId;
}

function codeOf({ code }: Fields): { code?: string } {
  return typeof code === 'string' ? { code } : {};
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
