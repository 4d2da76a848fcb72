import * as v from 'valibot';
import { addOnIn, ListedAddOn } from './add-ons.ts';
import { Facet } from './category.ts';
import { Document } from './document.ts';
import { lifecycles } from './lifecycles.ts';
import { FileAsset, PictureMedia } from './media.ts';
import { moneyFromDecimal } from './money.ts';
import { ProductSafety } from './product-safety.ts';
import { RichTextField } from './rich-text.ts';
import { Seo } from './seo.ts';
import {
  listOf,
  optional,
  optionalLines,
  optionalText,
  ownSummary,
  parseCollection,
  parseFirst,
  type Summarized,
} from './strapi.ts';

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

function summarize<P extends Priced & Summarized>({ price, currency, ...product }: P) {
  return { ...product, summary: ownSummary(product), unitPrice: unitPriceOf({ price, currency }) };
}

const FamilySummary = v.object({ name: v.string(), url: v.string(), summary: optionalText });

export const ProductSummary = v.pipe(
  v.object({
    ...summaryFields,
    category: optional(v.object({ documentId: v.string(), name: v.string(), url: v.string() })),
    family: optional(FamilySummary),
  }),
  v.transform(summarize),
);
export type ProductSummary = v.InferOutput<typeof ProductSummary>;

const PriceBreak = v.object({ quantity: v.number(), price: v.number() });

interface WithPriceBreaks {
  priceBreaks: v.InferOutput<typeof PriceBreak>[];
  currency: string;
}

const priceBreaksOf = ({ priceBreaks, currency }: WithPriceBreaks) =>
  priceBreaks.map(({ quantity, price }) => ({ quantity, unitPrice: moneyFromDecimal(price, currency) }));

/** A product in lists, filters and the comparison. */
export const ListedProduct = v.pipe(
  v.object({
    ...summaryFields,
    specifications: listOf(Specification),
    minimumOrderQuantity: v.nullish(v.number(), 1),
    priceBreaks: listOf(PriceBreak),
    family: optional(FamilySummary),
  }),
  v.transform((product) => ({ ...summarize(product), priceBreaks: priceBreaksOf(product) })),
);
export type ListedProduct = v.InferOutput<typeof ListedProduct>;

export const Product = v.pipe(
  v.object({
    ...summaryFields,
    description: RichTextField,
    suitableFor: optionalLines,
    notSuitableFor: optionalLines,
    category: optional(
      v.object({ documentId: v.string(), name: v.string(), url: v.string(), facets: listOf(Facet) }),
    ),
    family: optional(
      v.object({
        name: v.string(),
        summary: optionalText,
        /** Prefix of the family's ordering codes; empty if it cannot be configured. */
        partNumberPrefix: optionalText,
        products: listOf(ListedProduct),
        addOns: listOf(ListedAddOn),
      }),
    ),
    specifications: listOf(Specification),
    /** Names of specifications. */
    keyFigures: optionalLines,
    productImages: listOf(PictureMedia),
    /** Dimension drawings, size comparisons and wiring diagrams. */
    drawings: listOf(PictureMedia),
    dataSheet: optional(FileAsset),
    /** A datasheet on another site; empty if there is none. */
    dataSheetUrl: optionalText,
    /** The manufacturer is empty for our own products. */
    ...ProductSafety.entries,
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
  v.transform(({ priceBreaks, keyFigures, family, ...product }) => ({
    ...summarize(product),
    family: family && { ...family, addOns: family.addOns.map(addOnIn(product.currency)) },
    keyFigures: keyFiguresOf(keyFigures, product.specifications),
    priceBreaks: priceBreaksOf({ priceBreaks, currency: product.currency }),
  })),
);
export type Product = v.InferOutput<typeof Product>;

/** The specifications beside the price: those that editors chose, otherwise the first ones. */
function keyFiguresOf(names: string[], specifications: Specification[]) {
  const chosen = names.flatMap((name) => specifications.find((one) => one.name === name) ?? []);
  const figures = chosen.length > 0 ? chosen : specifications.slice(0, 4);
  return figures.map((figure) => ({ ...figure, atFullScale: amountAtFullScale(figure, specifications) }));
}

// In the languages of the site, because specifications are translated.
const rangeName = /\brange\b|bereich|étendue|plage/i;
const fullScale = /^% (FS|v\. E\.|EM)$/;

/**
 * The amount of a limit of error in percent of full scale. Null unless it is clear what full scale is: there is one
 * range, and it starts at zero.
 */
function amountAtFullScale(
  { group, name, value, unit, min, max }: Specification,
  specifications: Specification[],
): Specification | null {
  const [range, ...others] = specifications.filter(({ name }) => rangeName.test(name));
  if (
    !value.startsWith('±') ||
    !fullScale.test(unit) ||
    min === null ||
    min !== max ||
    !range ||
    others.length > 0
  )
    return null;
  if (range.min !== 0 || range.max === null) return null;
  const amount = (Math.abs(min) / 100) * range.max;
  const isSmall = range.unit === 'bar' && amount < 1;
  // Removes floating-point noise.
  const bound = Number((isSmall ? amount * 1000 : amount).toFixed(4));
  return { group, name, value: `±${bound}`, unit: isSmall ? 'mbar' : range.unit, min: bound, max: bound };
}

export const parseProducts = parseCollection(ProductSummary);

const Pagination = v.object({ meta: v.object({ pagination: v.object({ pageCount: v.number() }) }) });

/** How many pages the collection has. */
export function parsePageCount(body: unknown): number {
  const pagination = v.safeParse(Pagination, body);
  return pagination.success ? pagination.output.meta.pagination.pageCount : 1;
}
export const parseListedProducts = parseCollection(ListedProduct);
export const parseProduct = parseFirst(Product);
