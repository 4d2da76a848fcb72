import * as v from 'valibot';
import { AddOn, addOnIn, ListedAddOn } from './add-ons.ts';
import { moneyFromDecimal } from './money.ts';
import { dataOf, listOf, optional, optionalText, parseCollection } from './strapi.ts';
import { lifecycles } from './lifecycles.ts';

const PriceBreak = v.object({ quantity: v.number(), unitPrice: v.number() });
export type PriceBreak = v.InferOutput<typeof PriceBreak>;

const Successor = v.object({ name: v.string(), url: v.string(), partNumber: v.string() });

const problems = [
  'obsolete',
  'gone',
  'on-request',
  'add-on-gone',
  'below-minimum',
  'not-enough-stock',
] as const;

const LineProduct = v.object({
  documentId: v.string(),
  name: v.string(),
  url: v.string(),
  thumbnail: optional(
    v.union([
      v.string(),
      v.pipe(
        v.object({ url: v.string() }),
        v.transform(({ url }) => url),
      ),
    ]),
  ),
});

const lineFields = {
  /** Created by the device that added the line. */
  id: v.string(),
  partNumber: v.string(),
  quantity: v.number(),
  costCentre: optionalText,
  reference: optionalText,
  configuration: optional(v.string()),
  /** Codes of the add-ons ordered with it. The prices of the line include them. */
  addOns: listOf(v.string()),
};

/** Amounts are in the smallest unit of the cart's currency. */
const CartLine = v.object({
  ...lineFields,
  offeredAddOns: listOf(AddOn),
  /** Working days that its add-ons take before it ships. */
  extraDays: v.nullish(v.number(), 0),
  unitPrice: optional(v.number()),
  lineTotal: optional(v.number()),
  /** The unit price when the line was added. */
  addedUnitPrice: optional(v.number()),
  priceBreaks: listOf(PriceBreak),
  minimumOrderQuantity: v.nullish(v.number(), 1),
  stock: v.nullish(v.number(), 0),
  leadTimeDays: optional(v.number()),
  lifecycle: v.nullish(v.picklist(lifecycles), 'active'),
  successor: optional(Successor),
  problem: optional(v.picklist(problems)),
  product: optional(LineProduct),
});
export type CartLine = v.InferOutput<typeof CartLine>;

const Cart = v.object({
  currency: v.nullish(v.string(), 'EUR'),
  lines: listOf(CartLine),
  subtotal: v.nullish(v.number(), 0),
  /** The currencies in which lines were added in other markets. All prices are in `currency`. */
  repricedFrom: listOf(v.string()),
  /** Hash of prices and lines, so that an order is only placed for the cart the customer saw. */
  fingerprint: optionalText,
  /** The server has just created this cart. */
  isNew: v.nullish(v.boolean(), false),
  /** Ids of this device's lines that were merged into other lines at sign-in. */
  mergedLines: listOf(v.string()),
});
export type Cart = v.InferOutput<typeof Cart>;

export const emptyCart: Cart = {
  currency: 'EUR',
  lines: [],
  subtotal: 0,
  repricedFrom: [],
  fingerprint: '',
  isNew: false,
  mergedLines: [],
};

export const parseCart = (body: unknown): Cart => dataOf(Cart, body);

/** The last cart returned by the server, and when. */
const ConfirmedCart = v.object({ cart: Cart, savedAt: v.number() });
export type ConfirmedCart = v.InferOutput<typeof ConfirmedCart>;

/** Undefined if the stored data has another shape; the cart is then fetched again. */
export function parseConfirmedCart(stored: unknown): ConfirmedCart | undefined {
  const parsed = v.safeParse(ConfirmedCart, stored);
  return parsed.success ? parsed.output : undefined;
}

/** Lines of a visitor's cart that the server no longer has although they were not removed on this device. */
export function parseMissingLines(stored: unknown): LineChange[] {
  const parsed = v.safeParse(v.array(LineChange), stored);
  return parsed.success ? parsed.output : [];
}

const Orderable = v.object({
  documentId: v.string(),
  name: v.string(),
  url: v.string(),
  partNumber: v.string(),
  currency: v.string(),
  /** Unit price; null if the price is on request. */
  unitPrice: v.nullable(v.number()),
  priceBreaks: v.array(PriceBreak),
  minimumOrderQuantity: v.number(),
  stock: v.number(),
  leadTimeDays: v.nullable(v.number()),
  lifecycle: v.picklist(lifecycles),
  /** The add-ons that can be ordered with it; not included in its prices. */
  addOns: listOf(AddOn),
  thumbnail: v.nullable(v.string()),
});
/** The product data needed to estimate a cart offline. */
export type Orderable = v.InferOutput<typeof Orderable>;

const LineChange = v.object({
  ...lineFields,
  /** Product data known to the device; not sent. */
  estimate: optional(Orderable),
});
/** The new values of a line, not the difference from the old ones. */
export type LineChange = v.InferOutput<typeof LineChange>;

export const parseLineChange = (payload: unknown): LineChange => v.parse(LineChange, payload);
export const parseLineChanges = (payload: unknown): LineChange[] =>
  v.parse(v.object({ lines: v.array(LineChange) }), payload).lines;
export const parseLineId = (payload: unknown): string => v.parse(v.object({ id: v.string() }), payload).id;

/** The part of a change that is sent. */
export const lineToSend = (change: LineChange) => v.parse(v.object(lineFields), change);

const PricedProduct = v.pipe(
  v.object({
    documentId: v.string(),
    name: v.string(),
    url: v.string(),
    partNumber: v.string(),
    price: optional(v.number()),
    currency: v.nullish(v.string(), 'EUR'),
    priceBreaks: listOf(v.object({ quantity: v.number(), price: v.number() })),
    minimumOrderQuantity: v.nullish(v.number(), 1),
    stock: v.nullish(v.number(), 0),
    leadTimeDays: optional(v.number()),
    lifecycle: v.nullish(v.picklist(lifecycles), 'active'),
    thumbnail: optional(v.object({ url: v.string() })),
    family: optional(v.object({ addOns: listOf(ListedAddOn) })),
  }),
  v.transform(({ price, priceBreaks, currency, thumbnail, family, ...product }): Orderable => ({
    ...product,
    currency,
    unitPrice: price === null ? null : minor(price, currency),
    priceBreaks: priceBreaks.map(({ quantity, price: breakPrice }) => ({
      quantity,
      unitPrice: minor(breakPrice, currency),
    })),
    addOns: (family?.addOns ?? []).map(addOnIn(currency)),
    thumbnail: thumbnail?.url ?? null,
  })),
);

const minor = (price: number, currency: string) => moneyFromDecimal(price, currency).amountMinor;

export const parseOrderables = parseCollection(PricedProduct);
