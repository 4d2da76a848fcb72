import * as v from 'valibot';
import { Document } from './document.ts';
import { FileAsset, PictureMedia } from './media.ts';
import { moneyFromDecimal } from './money.ts';
import { RichTextField } from './rich-text.ts';
import { Seo } from './seo.ts';
import { listOf, optional, optionalText, parseCollection, parseFirst } from './strapi.ts';

/** A row of a specification table. `min` and `max` are in `unit` and equal for a single number. */
export const Specification = v.object({
  group: optionalText,
  name: v.string(),
  value: v.string(),
  unit: optionalText,
  min: optional(v.number()),
  max: optional(v.number()),
});
export type Specification = v.InferOutput<typeof Specification>;

export const lifecycles = ['active', 'not-for-new-designs', 'obsolete'] as const;
export type Lifecycle = (typeof lifecycles)[number];

const ProductReference = v.object({ documentId: v.string(), name: v.string(), url: v.string() });
export type ProductReference = v.InferOutput<typeof ProductReference>;

const summaryFields = {
  documentId: v.string(),
  name: v.string(),
  url: v.string(),
  partNumber: optionalText,
  summary: optionalText,
  price: optional(v.number()),
  currency: v.nullish(v.string(), 'EUR'),
  stock: v.nullish(v.number(), 0),
  leadTimeDays: optional(v.number()),
  lifecycle: v.nullish(v.picklist(lifecycles), 'active'),
  thumbnail: optional(PictureMedia),
};

interface Priced {
  price: number | null;
  currency: string;
}

/** Null if the price is on request. */
const unitPriceOf = ({ price, currency }: Priced) =>
  price === null ? null : moneyFromDecimal(price, currency);

function summarize<P extends Priced>({ price, currency, ...product }: P) {
  return { ...product, unitPrice: unitPriceOf({ price, currency }) };
}

export const ProductSummary = v.pipe(
  v.object({
    ...summaryFields,
    category: optional(v.object({ documentId: v.string(), name: v.string(), url: v.string() })),
  }),
  v.transform(summarize),
);
export type ProductSummary = v.InferOutput<typeof ProductSummary>;

/** A product in lists, filters and the comparison. */
export const ListedProduct = v.pipe(
  v.object({ ...summaryFields, specifications: listOf(Specification) }),
  v.transform(summarize),
);
export type ListedProduct = v.InferOutput<typeof ListedProduct>;

const PriceBreak = v.object({ quantity: v.number(), price: v.number() });

export const Product = v.pipe(
  v.object({
    ...summaryFields,
    description: RichTextField,
    suitableFor: optionalText,
    notSuitableFor: optionalText,
    category: optional(v.object({ documentId: v.string(), name: v.string(), url: v.string() })),
    family: optional(
      v.object({
        name: v.string(),
        summary: optionalText,
        /** Prefix of the family's ordering codes; empty if it cannot be configured. */
        partNumberPrefix: optionalText,
        products: listOf(ListedProduct),
      }),
    ),
    specifications: listOf(Specification),
    productImages: listOf(PictureMedia),
    dataSheet: optional(FileAsset),
    /** A datasheet on another site; empty if there is none. */
    dataSheetUrl: optionalText,
    /** Empty for our own products. */
    manufacturer: optionalText,
    downloads: listOf(FileAsset),
    documents: listOf(Document),
    priceBreaks: listOf(PriceBreak),
    minimumOrderQuantity: v.nullish(v.number(), 1),
    shippingWeightGrams: optional(v.number()),
    successor: optional(ProductReference),
    accessories: listOf(ProductSummary),
    relatedProducts: listOf(ProductSummary),
    seo: optional(Seo),
  }),
  v.transform(({ priceBreaks, suitableFor, notSuitableFor, ...product }) => ({
    ...summarize(product),
    suitableFor: lines(suitableFor),
    notSuitableFor: lines(notSuitableFor),
    priceBreaks: priceBreaks.map(({ quantity, price }) => ({
      quantity,
      unitPrice: moneyFromDecimal(price, product.currency),
    })),
  })),
);
export type Product = v.InferOutput<typeof Product>;

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const parseProducts = parseCollection(ProductSummary);

const Pagination = v.object({ meta: v.object({ pagination: v.object({ pageCount: v.number() }) }) });

export function parseProductPage(body: unknown) {
  const pagination = v.safeParse(Pagination, body);
  return {
    products: parseProducts(body),
    pageCount: pagination.success ? pagination.output.meta.pagination.pageCount : 1,
  };
}
export const parseListedProducts = parseCollection(ListedProduct);
export const parseProduct = parseFirst(Product);
