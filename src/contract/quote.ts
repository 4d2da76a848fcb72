import * as v from 'valibot';
import { dataOf, listOf, optional, optionalText } from './strapi.ts';

export const quoteStates = ['received', 'answered', 'ordered', 'expired', 'declined'] as const;
export type QuoteState = (typeof quoteStates)[number];

const QuoteLine = v.object({
  id: v.string(),
  partNumber: v.string(),
  quantity: v.number(),
  name: optionalText,
  url: optional(v.string()),
  note: optionalText,
  configuration: optional(v.string()),
  /** Null until the quote is issued. */
  unitPrice: optional(v.number()),
  lineTotal: optional(v.number()),
  problem: optional(v.literal('not-enough-stock')),
  /** Working days until dispatch; 0 from stock. */
  leadTimeDays: optional(v.number()),
  tariffNumber: optionalText,
  originCountry: optionalText,
});

const Quote = v.object({
  id: v.string(),
  reference: v.string(),
  state: v.picklist(quoteStates),
  createdAt: v.string(),
  /** Last day of validity, such as 2026-12-31. */
  validUntil: optional(v.string()),
  note: optionalText,
  currency: v.string(),
  contact: v.object({
    name: optionalText,
    email: optionalText,
    phone: optionalText,
    company: optionalText,
  }),
  lines: listOf(QuoteLine),
  subtotal: optional(v.number()),
  fingerprint: v.string(),
  /** Country of delivery, two letters. */
  country: optionalText,
  shipping: optional(v.object({ name: v.string(), price: v.number() })),
  pdfPath: optional(v.string()),
  orderPath: optional(v.string()),
  canOrder: v.boolean(),
});
/** A quote; amounts are in the smallest unit of the currency. */
export type Quote = v.InferOutput<typeof Quote>;

export const parseQuote = (body: unknown): Quote => dataOf(Quote, body);
