import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { minorFromDecimal } from '../../../platform/money/minor-units';

const text = v.nullish(v.string(), '');
const amount = v.nullish(v.union([v.number(), v.string()]), null);
const Reference = v.object({ name: v.string(), url: v.string(), partNumber: text });
const Formats = v.record(v.string(), v.object({ url: v.string(), width: v.number() }));
const Product = v.object({
  id: v.number(),
  documentId: v.string(),
  name: v.string(),
  url: v.string(),
  partNumber: v.string(),
  price: amount,
  currency: v.nullish(v.string(), 'EUR'),
  stock: v.nullish(v.number(), 0),
  leadTimeDays: v.nullish(v.number(), null),
  minimumOrderQuantity: v.nullish(v.number(), 1),
  shippingWeightGrams: v.nullish(v.number(), null),
  tariffNumber: text,
  originCountry: text,
  lifecycle: v.nullish(v.picklist(['active', 'not-for-new-designs', 'obsolete']), 'active'),
  productKind: v.nullish(v.picklist(['goods', 'printed-matter', 'service']), 'goods'),
  successor: v.nullish(Reference, null),
  thumbnail: v.nullish(
    v.pipe(v.object({ url: v.string(), formats: v.nullish(Formats, {}) }), v.transform(smallPicture)),
    null,
  ),
});

export type ProductKind = v.InferOutput<typeof Product>['productKind'];
export type PriceBreak = { quantity: number; unitPrice: number };
/** A product as the shop sells it: amounts in the smallest unit; no price where it is on request. */
export type ShopProduct = Omit<v.InferOutput<typeof Product>, 'id' | 'price'> & {
  price: number | null;
  priceBreaks: PriceBreak[];
};

const uid = 'api::product.product';
const select = [
  'id',
  'documentId',
  'name',
  'url',
  'partNumber',
  'price',
  'currency',
  'stock',
  'leadTimeDays',
  'minimumOrderQuantity',
  'shippingWeightGrams',
  'tariffNumber',
  'originCountry',
  'lifecycle',
  'productKind',
];

/** The published products with these part numbers, by part number. */
export async function shopProducts(
  strapi: Core.Strapi,
  partNumbers: string[],
): Promise<Map<string, ShopProduct>> {
  if (partNumbers.length === 0) return new Map();
  const found: unknown = await strapi.db.query(uid).findMany({
    where: { partNumber: { $in: [...new Set(partNumbers)] }, publishedAt: { $notNull: true } },
    select,
    populate: {
      successor: { select: ['name', 'url', 'partNumber'] },
      thumbnail: { select: ['url', 'formats'] },
    },
  });
  const parsed = v.parse(v.array(Product), found);
  const breaks = await priceBreaksOf(
    strapi,
    parsed.map(({ id }) => id),
  );
  const products = parsed.map((product) => inMinorUnits(product, breaks.get(product.id) ?? []));
  return new Map(products.map((product) => [product.partNumber, product]));
}

/** The price of one piece when `quantity` of them are bought together. */
export function unitPriceOf({ price, priceBreaks }: ShopProduct, quantity: number): number | null {
  if (price === null) return null;
  const reached = priceBreaks.filter((step) => step.quantity <= quantity);
  return reached.reduce((last, step) => (step.quantity > last.quantity ? step : last), {
    quantity: 0,
    unitPrice: price,
  }).unitPrice;
}

// What is made to order may be ordered beyond the stock: the rest leaves after the lead time.
export function isMadeToOrder({ leadTimeDays }: { leadTimeDays: number | null }): boolean {
  return leadTimeDays !== null && leadTimeDays > 0;
}

type Step = { quantity: number; price: number | string };

// Strapi's own reading of components looks through those of all products: without figures about its tables SQLite takes
// the index of the field's name. What is computed from the column has no index.
async function priceBreaksOf(strapi: Core.Strapi, ids: number[]): Promise<Map<number, Step[]>> {
  const rows = await strapi.db.transaction(async ({ trx }) => {
    const found: (Step & { product: number })[] = await trx('products_cmps as link')
      .join('components_product_price_breaks as step', 'step.id', 'link.cmp_id')
      .whereIn('link.entity_id', ids)
      .whereRaw("link.field || '' = ?", ['priceBreaks'])
      .select('link.entity_id as product', 'step.quantity', 'step.price');
    return found;
  });
  const steps = new Map<number, Step[]>();
  for (const { product, ...step } of rows) steps.set(product, [...(steps.get(product) ?? []), step]);
  return steps;
}

type Stored = v.InferOutput<typeof Product>;

function inMinorUnits({ id: _id, price, ...product }: Stored, steps: Step[]): ShopProduct {
  const minor = (decimal: number | string) => minorFromDecimal(decimal, product.currency);
  return {
    ...product,
    price: price === null ? null : minor(price),
    priceBreaks: steps
      .map((step) => ({ quantity: step.quantity, unitPrice: minor(step.price) }))
      .toSorted((a, b) => a.quantity - b.quantity),
  };
}

// Large enough for a line of a cart on a dense display.
function smallPicture({ url, formats }: { url: string; formats: v.InferOutput<typeof Formats> }): string {
  const large = Object.values(formats).filter(({ width }) => width >= 200);
  return large.toSorted((a, b) => a.width - b.width)[0]?.url ?? url;
}
