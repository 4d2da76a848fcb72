import * as v from 'valibot';
import { minorFromDecimal } from '../../shop/money';
import type { SearchDocument } from '../engine';
import type { DocumentsOfType } from './documents-of';
import { bounded, Named, Picture, publishedEntries, searchDocument, text, textsIn } from './entry';

const Specification = v.object({ name: text, value: text, unit: text });
const Product = v.object({
  documentId: v.string(),
  name: text,
  url: text,
  partNumber: text,
  summary: text,
  description: v.unknown(),
  suitableFor: text,
  weight: v.nullish(v.number(), 1000),
  lifecycle: v.nullish(v.string(), 'active'),
  price: v.nullish(v.union([v.number(), v.string()]), null),
  currency: v.nullish(v.string(), 'EUR'),
  category: Named,
  family: Named,
  thumbnail: Picture,
  specifications: v.nullish(v.array(Specification), []),
});

const populate = {
  category: { select: ['name'] },
  family: { select: ['name'] },
  thumbnail: { select: ['url', 'formats'] },
  specifications: true,
};

export const productDocuments: DocumentsOfType = async (strapi, documentIds) => {
  const wanted = { uid: 'api::product.product' as const, documentIds, schema: Product };
  const products = await publishedEntries(strapi, wanted, populate);
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
      ...product.specifications.map((line) => [line.name, line.value, line.unit].filter(Boolean).join(' ')),
      product.suitableFor,
      ...textsIn(product.description),
    ]),
    lifecycle: product.lifecycle,
    weight: product.weight,
    thumbnail: product.thumbnail,
    price: price === null ? null : { amountMinor: minorFromDecimal(price, currency), currency },
  });
}
