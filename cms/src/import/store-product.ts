import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { markdownBlocks } from '../platform/content/markdown-blocks';
import type { Fields } from '../seed/seed-files';
import { mergedSpecifications, StoredSpecifications } from './specifications';
import type { FileStore, RowFiles } from './import-files';
import type { ProductRow, Specification } from './product-row';

const products = 'api::product.product';
const documents = 'api::document.document';

export type Stores = {
  strapi: Core.Strapi;
  media: FileStore;
  related: ReturnType<typeof relatedEntries>;
};
type Values = ProductRow['values'];
type Media = { thumbnail?: number; productImages?: number[]; dataSheet?: number; downloads?: number[] };

/**
 * Creates the product of a line, or updates the fields in the line, and publishes it.
 *
 * @param options.known documentId of the product with this part number
 */
export async function storeProduct(
  { strapi, related }: Stores,
  row: ProductRow,
  { known, media }: { known: string | undefined; media: Media },
): Promise<void> {
  const { partNumber, successor: _later, category, family, description, ...others } = row.values;
  const values = withoutFiles(others);
  const data: Fields = {
    ...values,
    ...media,
    ...(description === undefined ? {} : { description: markdownBlocks(String(description)) }),
    ...(category === undefined ? {} : { category: await related.category(String(category)) }),
    ...(family === undefined ? {} : { family: await related.family(String(family)) }),
    ...(row.specifications === undefined
      ? {}
      : { specifications: await specificationsOf(strapi, known, row.specifications) }),
  };
  const documentId = known
    ? (await strapi.documents(products).update({ documentId: known, data, status: 'published' }))?.documentId
    : (
        await strapi
          .documents(products)
          .create({ data: { ...defaultsFor(row), ...data, partNumber }, status: 'published' })
      ).documentId;
  if (!documentId) throw new Error('The product was deleted during the import');
  if (media.dataSheet !== undefined) await storeDatasheet(strapi, row, { documentId, file: media.dataSheet });
}

async function specificationsOf(
  strapi: Core.Strapi,
  documentId: string | undefined,
  imported: Specification[],
): Promise<Specification[]> {
  if (documentId === undefined) return imported;
  const product = await strapi.documents(products).findOne({ documentId, populate: ['specifications'] });
  return mergedSpecifications(v.parse(StoredSpecifications, product?.specifications ?? []), imported);
}

/** Uploads the files of a line. Called before the database transaction, because processing images takes too long. */
export async function uploaded(media: FileStore, files: RowFiles): Promise<Media> {
  const stored: Media = {};
  const [thumbnail] = files.thumbnail ?? [];
  const [dataSheet] = files.dataSheet ?? [];
  if (thumbnail) stored.thumbnail = await media.idOf(thumbnail);
  if (dataSheet) stored.dataSheet = await media.idOf(dataSheet);
  if (files.productImages) stored.productImages = await idsOf(media, files.productImages);
  if (files.downloads) stored.downloads = await idsOf(media, files.downloads);
  return stored;
}

async function idsOf(media: FileStore, files: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const file of files) ids.push(await media.idOf(file));
  return ids;
}

const withoutFiles = ({
  thumbnail: _a,
  productImages: _b,
  dataSheet: _c,
  downloads: _d,
  ...values
}: Values) => values;

function defaultsFor({ partNumber, values }: ProductRow) {
  const name = String(values.name ?? partNumber);
  const [sentence = ''] = /^[^.!?\n]+[.!?]?/.exec(String(values.description ?? '')) ?? [];
  return { name, url: urlFrom(partNumber), summary: sentence.trim() || name };
}

/** The last segment of the URL for a part number or name. */
export const urlFrom = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Stores the datasheet as a document, so that it is listed, saved offline and versioned like others. */
async function storeDatasheet(
  strapi: Core.Strapi,
  { partNumber }: ProductRow,
  { documentId, file }: { documentId: string; file: number },
): Promise<void> {
  const url = `${urlFrom(partNumber)}-datasheet`;
  const today = new Date().toISOString().slice(0, 10);
  const entry = await strapi.documents(documents).findFirst({ filters: { url }, populate: ['file'] });
  if (entry?.file?.id === file) return;
  const data: Fields = { file, revision: today.slice(0, 7), date: today };
  if (entry)
    await strapi.documents(documents).update({ documentId: entry.documentId, data, status: 'published' });
  else
    await strapi.documents(documents).create({
      data: { ...data, url, title: `Datasheet ${partNumber}`, type: 'datasheet', products: [documentId] },
      status: 'published',
    });
}

/** Finds categories and families by URL or name, and creates those that do not exist. */
export function relatedEntries(strapi: Core.Strapi) {
  const finder = (uid: UID.ContentType, others: (name: string) => object) => {
    const byName = new Map<string, Promise<string>>();
    const findOrCreate = async (name: string) => {
      const filters = { $or: [{ url: name }, { name }, { url: urlFrom(name) }] };
      const entry = await strapi.documents(uid).findFirst({ filters, fields: ['documentId'] });
      if (entry) return entry.documentId;
      const data = { name, url: urlFrom(name), ...others(name) };
      return (await strapi.documents(uid).create({ data, status: 'published' })).documentId;
    };
    return (name: string) => {
      const entry = byName.get(name) ?? findOrCreate(name);
      byName.set(name, entry);
      return entry;
    };
  };
  const category = finder('api::product-category.product-category', (name) => ({ summary: name }));
  const family = finder('api::product-family.product-family', () => ({}));
  return {
    category,
    family,
    /** Creates missing entries outside the database transaction, which may be rolled back. */
    async prepare({ values }: ProductRow): Promise<void> {
      if (values.category !== undefined) await category(String(values.category));
      if (values.family !== undefined) await family(String(values.family));
    },
  };
}
