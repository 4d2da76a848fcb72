import * as v from 'valibot';
import { moneyFromDecimal } from './money.ts';
import { listOf, optional, optionalText, parseCollection } from './strapi.ts';
import { lifecycles } from './product.ts';

const PriceBreak = v.object({ quantity: v.number(), unitPrice: v.number() });
export type PriceBreak = v.InferOutput<typeof PriceBreak>;

const Successor = v.object({ name: v.string(), url: v.string(), partNumber: v.string() });

const problems = ['obsolete', 'gone', 'below-minimum', 'not-enough-stock'] as const;

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

/** Amounts are in the smallest unit of the cart's currency. */
const CartLine = v.object({
  /** Made by the device that added the line. */
  id: v.string(),
  partNumber: v.string(),
  quantity: v.number(),
  costCentre: optionalText,
  reference: optionalText,
  configuration: optional(v.string()),
  unitPrice: optional(v.number()),
  lineTotal: optional(v.number()),
  /** What it cost when it was added. */
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
  /** Of prices and lines, so that an order is placed for what was seen. */
  fingerprint: optionalText,
  /** The server knew nothing of this cart before. */
  isNew: v.nullish(v.boolean(), false),
  /** Lines that went into others at sign-in, by the names this device gave them. */
  mergedLines: listOf(v.string()),
});
export type Cart = v.InferOutput<typeof Cart>;

export const parseCart = (body: unknown): Cart => v.parse(v.object({ data: Cart }), body).data;

/** The cart as the server last told, with the moment of that. */
const ConfirmedCart = v.object({ cart: Cart, savedAt: v.number() });
export type ConfirmedCart = v.InferOutput<typeof ConfirmedCart>;

/** Undefined where another version stored it: the server tells it anew. */
export function parseConfirmedCart(stored: unknown): ConfirmedCart | undefined {
  const parsed = v.safeParse(ConfirmedCart, stored);
  return parsed.success ? parsed.output : undefined;
}

/** Lines of a visitor's cart that the server no longer has, though nobody removed them on this device. */
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
  /** Of one piece; null where the price is on request. */
  unitPrice: v.nullable(v.number()),
  priceBreaks: v.array(PriceBreak),
  minimumOrderQuantity: v.number(),
  stock: v.number(),
  leadTimeDays: v.nullable(v.number()),
  lifecycle: v.picklist(lifecycles),
  thumbnail: v.nullable(v.string()),
});
/** A product with what an order needs to know: enough to estimate a cart without a connection. */
export type Orderable = v.InferOutput<typeof Orderable>;

const lineFields = {
  id: v.string(),
  partNumber: v.string(),
  quantity: v.number(),
  costCentre: optionalText,
  reference: optionalText,
  configuration: optional(v.string()),
};

const LineChange = v.object({
  ...lineFields,
  /** What the device knew of the product; stays on it. */
  estimate: optional(Orderable),
});
/** What a line is to be, whatever it was. */
export type LineChange = v.InferOutput<typeof LineChange>;

export const parseLineChange = (payload: unknown): LineChange => v.parse(LineChange, payload);
export const parseLineChanges = (payload: unknown): LineChange[] =>
  v.parse(v.object({ lines: v.array(LineChange) }), payload).lines;
export const parseLineId = (payload: unknown): string => v.parse(v.object({ id: v.string() }), payload).id;

/** What of a change is sent. */
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
  }),
  v.transform(({ price, priceBreaks, currency, thumbnail, ...product }): Orderable => ({
    ...product,
    currency,
    unitPrice: price === null ? null : minor(price, currency),
    priceBreaks: priceBreaks.map((one) => ({
      quantity: one.quantity,
      unitPrice: minor(one.price, currency),
    })),
    thumbnail: thumbnail?.url ?? null,
  })),
);

const minor = (price: number, currency: string) => moneyFromDecimal(price, currency).amountMinor;

export const parseOrderables = parseCollection(PricedProduct);
