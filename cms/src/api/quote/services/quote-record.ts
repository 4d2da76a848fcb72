import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { quoteStates } from './quote-states';

/** A quote is the request it answers. */
export const quoteUid = 'api::contact-form.contact-form';

const text = v.nullish(v.string(), '');
const Line = v.object({
  id: v.number(),
  partNumber: v.string(),
  quantity: v.number(),
  note: text,
  leadTimeDays: v.nullish(v.number(), null),
  configuration: v.nullish(v.string(), null),
  unitPrice: v.pipe(
    v.nullish(v.union([v.number(), v.string()]), null),
    v.transform((price) => (price === null ? null : Number(price))),
  ),
});
const Quote = v.object({
  documentId: v.string(),
  kind: v.literal('quote'),
  reference: v.string(),
  state: v.picklist(quoteStates),
  createdAt: v.string(),
  noteToCustomer: text,
  validUntil: v.nullish(v.string(), null),
  name: v.string(),
  company: text,
  email: v.string(),
  phone: text,
  country: text,
  lines: v.nullish(v.array(Line), []),
  order: v.nullish(v.string(), null),
  orderNumber: text,
});

export type QuoteRecord = v.InferOutput<typeof Quote>;

/** Undefined where there is none, and for enquiries of another kind. */
export async function findQuote(strapi: Core.Strapi, documentId: string): Promise<QuoteRecord | undefined> {
  const found: unknown = await strapi.documents(quoteUid).findOne({ documentId, populate: { lines: true } });
  const quote = v.safeParse(Quote, found);
  return quote.success ? quote.output : undefined;
}

/** The prices are good to the end of their last day. */
export function isOver({ validUntil }: Pick<QuoteRecord, 'validUntil'>, now = Date.now()): boolean {
  return validUntil !== null && now >= Date.parse(`${validUntil}T24:00:00Z`);
}
