import * as v from 'valibot';
import { minorFromDecimal } from '../../../../platform/money/money';
import type { SearchDocument } from '../../../../platform/site-build/site-entry';
import {
  bounded,
  Named,
  Picture,
  publishedEntries,
  searchDocument,
  text,
  textsIn,
  type DocumentsOfType,
} from './entry';

const Specification = v.object({ group: text, name: text, value: text, unit: text });
const Product = v.object({
  documentId: v.string(),
  name: text,
  url: text,
  partNumber: text,
  manufacturer: text,
  keywords: text,
  summary: text,
  description: v.unknown(),
  suitableFor: text,
  weight: v.nullish(v.number(), 1000),
  lifecycle: v.nullish(v.string(), 'active'),
  price: v.nullish(v.union([v.number(), v.string()]), null),
  currency: v.nullish(v.string(), 'EUR'),
  category: v.nullish(v.object({ name: v.string(), weight: v.nullish(v.number(), 100) }), null),
  family: Named,
  thumbnail: Picture,
  specifications: v.nullish(v.array(Specification), []),
});

const populate = {
  category: { select: ['name', 'weight'] },
  family: { select: ['name'] },
  thumbnail: { select: ['url', 'formats'] },
  specifications: true,
};

export const productDocuments: DocumentsOfType = async (strapi, documentIds) => {
  const query = { uid: 'api::product.product' as const, documentIds, schema: Product };
  const products = await publishedEntries(strapi, query, populate);
  return new Map(products.map((product) => [product.documentId, [documentOf(product)]]));
};

function documentOf(product: v.InferOutput<typeof Product>): SearchDocument {
  const { documentId, name, url, partNumber, summary, price, currency } = product;
  return searchDocument({
    id: `product-${documentId}`,
    kind: 'product',
    url: `/products/${url}`,
    title: name,
    partNumber,
    family: product.family?.name ?? '',
    category: product.category?.name ?? '',
    summary,
    text: bounded([
      product.manufacturer,
      product.keywords,
      ...product.specifications.map((line) => [line.name, line.value, line.unit].filter(Boolean).join(' ')),
      product.suitableFor,
      ...textsIn(product.description),
    ]),
    // Customers search for approvals by name, not by the text about them.
    keywords: product.specifications
      .filter(({ group }) => group === 'Approvals')
      .map(({ name, value }) => `${name} ${value}`),
    lifecycle: product.lifecycle,
    // Products that match equally well are in catalogue order, by category.
    weight: (product.category?.weight ?? 100) * 1000 + product.weight,
    thumbnail: product.thumbnail,
    price: price === null ? null : { amountMinor: minorFromDecimal(price, currency), currency },
  });
}
