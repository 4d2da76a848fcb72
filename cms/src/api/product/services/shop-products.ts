import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { NumberColumn, parseRows } from '../../../platform/database/rows';
import { minorFromDecimal } from '../../../platform/money/money';
import { currentMarket, type Market } from '../../../platform/market/current-market';
import { listedPrices, type ListedPrices } from '../../market/services/listed-prices';
import { SmallPicture } from './small-picture';

const text = v.nullish(v.string(), '');
const amount = v.nullish(v.union([v.number(), v.string()]), null);
const Reference = v.object({ name: v.string(), url: v.string(), partNumber: text });
/** An add-on as stored. PostgreSQL returns decimals as text. */
export const StoredAddOn = v.object({
  code: v.string(),
  name: v.string(),
  price: NumberColumn,
  workingDays: v.nullish(v.number(), 0),
});
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
  family: v.nullish(v.object({ addOns: v.nullish(v.array(StoredAddOn), []) }), null),
  thumbnail: v.nullish(SmallPicture, null),
});

export type ProductKind = v.InferOutput<typeof Product>['productKind'];
export type PriceBreak = { quantity: number; unitPrice: number };
/** A certificate or service that can be ordered with a product. It adds `workingDays` before the product ships. */
export type AddOn = { code: string; name: string; unitPrice: number; workingDays: number };
/** A product as sold by the shop: amounts in the smallest unit, and no price if it is on request. */
export type ShopProduct = Omit<v.InferOutput<typeof Product>, 'id' | 'price' | 'family'> & {
  price: number | null;
  priceBreaks: PriceBreak[];
  addOns: AddOn[];
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

/** The published products with these part numbers, by part number, with the prices of the market. */
export async function shopProducts(
  strapi: Core.Strapi,
  partNumbers: string[],
  market = currentMarket(),
): Promise<Map<string, ShopProduct>> {
  if (partNumbers.length === 0) return new Map();
  const rows: unknown = await strapi.db.query(uid).findMany({
    where: { partNumber: { $in: [...new Set(partNumbers)] }, publishedAt: { $notNull: true } },
    select,
    populate: {
      successor: { select: ['name', 'url', 'partNumber'] },
      family: {
        select: ['id'],
        populate: {
          addOns: { select: ['code', 'name', 'price', 'workingDays'], orderBy: { weight: 'asc' } },
        },
      },
      thumbnail: { select: ['url', 'formats'] },
    },
  });
  const parsed = v.parse(v.array(Product), rows);
  const listed = await listedPrices(strapi, parsed.flatMap(itemsOf), market);
  const products = listed
    ? parsed.map((product) => fromList(product, market, listed))
    : await withOwn(strapi, parsed);
  return new Map(products.map((product) => [product.partNumber, product]));
}

const itemsOf = ({ partNumber, family }: Stored) => [
  partNumber,
  ...(family?.addOns ?? []).map(({ code }) => code),
];

async function withOwn(strapi: Core.Strapi, products: Stored[]): Promise<ShopProduct[]> {
  const breaks = await priceBreaksOf(
    strapi,
    products.map(({ id }) => id),
  );
  return products.map((product) => inMinorUnits(product, breaks.get(product.id) ?? []));
}

function fromList(
  { id: _id, family, ...product }: Stored,
  market: Market | undefined,
  listed: ListedPrices,
): ShopProduct {
  const price = listed.get(product.partNumber);
  return {
    ...product,
    currency: market?.priceList?.currency ?? product.currency,
    price: price?.amountMinor ?? null,
    priceBreaks: price?.priceBreaks ?? [],
    addOns: (family?.addOns ?? []).flatMap((addOn) => listedAddOn(addOn, listed)),
  };
}

/** An add-on without a price in the list is not offered. */
function listedAddOn(
  { code, name, workingDays }: v.InferOutput<typeof StoredAddOn>,
  listed: ListedPrices,
): AddOn[] {
  const price = listed.get(code);
  return price ? [{ code, name, workingDays, unitPrice: price.amountMinor }] : [];
}

/** The unit price for a line of this quantity. */
export function unitPriceOf({ price, priceBreaks }: ShopProduct, quantity: number): number | null {
  if (price === null) return null;
  const reached = priceBreaks.filter((step) => step.quantity <= quantity);
  return reached.reduce((last, step) => (step.quantity > last.quantity ? step : last), {
    quantity: 0,
    unitPrice: price,
  }).unitPrice;
}

/** Products made to order can be ordered beyond the stock. The rest ships after the lead time. */
export function isMadeToOrder({ leadTimeDays }: { leadTimeDays: number | null }): boolean {
  return leadTimeDays !== null && leadTimeDays > 0;
}

// PostgreSQL returns decimals as text.
const StepRow = v.object({
  product: v.number(),
  quantity: v.number(),
  price: v.union([v.number(), v.string()]),
});
type Step = Omit<v.InferOutput<typeof StepRow>, 'product'>;

// Strapi's own query would scan the components of all products: without statistics, SQLite uses the index on the field's
// name. An expression on that column prevents this.
async function priceBreaksOf(strapi: Core.Strapi, ids: number[]): Promise<Map<number, Step[]>> {
  const rows: unknown = await strapi.db.transaction(({ trx }) =>
    trx('products_cmps as link')
      .join('components_product_price_breaks as step', 'step.id', 'link.cmp_id')
      .whereIn('link.entity_id', ids)
      .whereRaw("link.field || '' = ?", ['priceBreaks'])
      .select('link.entity_id as product', 'step.quantity', 'step.price'),
  );
  const steps = new Map<number, Step[]>();
  for (const { product, ...step } of parseRows(StepRow, rows))
    steps.set(product, [...(steps.get(product) ?? []), step]);
  return steps;
}

type Stored = v.InferOutput<typeof Product>;

function inMinorUnits({ id: _id, price, family, ...product }: Stored, steps: Step[]): ShopProduct {
  const minor = (decimal: number | string) => minorFromDecimal(decimal, product.currency);
  return {
    ...product,
    price: price === null ? null : minor(price),
    priceBreaks: steps
      .map((step) => ({ quantity: step.quantity, unitPrice: minor(step.price) }))
      .toSorted((a, b) => a.quantity - b.quantity),
    addOns: (family?.addOns ?? []).map((addOn) => pricedAddOn(addOn, product.currency)),
  };
}

export const pricedAddOn = (addOn: v.InferOutput<typeof StoredAddOn>, currency: string): AddOn => ({
  code: addOn.code,
  name: addOn.name,
  unitPrice: minorFromDecimal(addOn.price, currency),
  workingDays: addOn.workingDays,
});
