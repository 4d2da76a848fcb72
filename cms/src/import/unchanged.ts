import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { NumberColumn } from '../platform/database/rows';
import { partKey } from '../api/product/services/part-numbers';
import { markdownBlocks } from '../platform/content/markdown-blocks';
import type { Field } from './columns';
import type { Job } from './plan';
import { mergedSpecifications, StoredSpecifications } from './specifications';
import { urlFrom } from './store-product';

const products = 'api::product.product';
const batchSize = 250;
const populate = ['category', 'family', 'successor', 'priceBreaks', 'specifications'];

const number = NumberColumn;
const named = v.nullish(v.object({ url: v.string(), name: v.string() }), null);
const Published = v.looseObject({
  documentId: v.string(),
  category: named,
  family: named,
  successor: v.nullish(v.object({ partNumber: v.string() }), null),
  priceBreaks: v.array(v.object({ quantity: number, price: number })),
  specifications: StoredSpecifications,
});
type Published = v.InferOutput<typeof Published>;

/** The lines that match their published product, as in an unmodified export. */
export async function unchangedJobs(
  strapi: Core.Strapi,
  jobs: [documentId: string, Job][],
): Promise<Set<Job>> {
  const unchanged = new Set<Job>();
  for (let start = 0; start < jobs.length; start += batchSize) {
    const lines = new Map(jobs.slice(start, start + batchSize));
    const filters = { documentId: { $in: [...lines.keys()] } };
    const page = await strapi
      .documents(products)
      .findMany({ status: 'published', filters, limit: batchSize, populate });
    for (const entry of page) {
      const product = v.parse(Published, entry);
      const job = lines.get(product.documentId);
      if (job && changesNothing(job, product)) unchanged.add(job);
    }
  }
  return unchanged;
}

function changesNothing({ row, files }: Job, product: Published): boolean {
  // Comparing files would require reading them, so lines with files are always imported.
  if (Object.keys(files).length > 0) return false;
  const specifications = mergedSpecifications(product.specifications, row.specifications ?? []);
  return (
    isDeepStrictEqual(specifications, product.specifications) &&
    Object.entries(row.values).every(([field, value]) => isSame(v.parse(FieldName, field), value, product))
  );
}

const FieldName = v.custom<Field>((field) => typeof field === 'string');

function isSame(field: Field, value: unknown, product: Published): boolean {
  const text = String(value);
  const isRelated = (entry: Published['category']) =>
    entry !== null && [entry.url, entry.name].some((name) => name === text || name === urlFrom(text));
  switch (field) {
    // The product was found by its part number. A different spelling is not a change.
    case 'partNumber':
      return true;
    case 'category':
    case 'family':
      return isRelated(product[field]);
    case 'successor':
      return product.successor !== null && partKey(product.successor.partNumber) === partKey(text);
    case 'description':
      return isDeepStrictEqual(markdownBlocks(text), product.description);
    case 'priceBreaks':
      return isDeepStrictEqual(value, product.priceBreaks);
    default:
      return typeof value === 'number'
        ? Number(product[field]) === value
        : plain(text) === plain(String(product[field] ?? ''));
  }
}

/** Tables use different line endings, and cells lose trailing spaces. */
export const plain = (text: string): string => text.replace(/\r\n?/g, '\n').trim();
