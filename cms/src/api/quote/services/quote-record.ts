import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Transaction } from '../../cart/services/cart-record';
import { quoteStates } from './quote-states';

/** A quote is stored in the enquiry it answers. */
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

/** Undefined if it does not exist or is another kind of enquiry. */
export async function findQuote(strapi: Core.Strapi, documentId: string): Promise<QuoteRecord | undefined> {
  const entry: unknown = await strapi.documents(quoteUid).findOne({ documentId, populate: { lines: true } });
  const quote = v.safeParse(Quote, entry);
  return quote.success ? quote.output : undefined;
}

/** The prices are valid until the end of their last day. */
export function isOver({ validUntil }: Pick<QuoteRecord, 'validUntil'>, now = Date.now()): boolean {
  return validUntil !== null && now >= Date.parse(`${validUntil}T24:00:00Z`);
}

/** Marks quotes whose last day is over. Orders check the date itself, so nothing depends on when this job runs. */
export async function expireQuotes(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const today = new Date(now).toISOString().slice(0, 10);
  await strapi.db.transaction(({ trx }) =>
    trx('contact_forms')
      .where({ kind: 'quote', state: 'answered' })
      .where('valid_until', '<', today)
      .update({ state: 'expired' }),
  );
}

/** Locks the row until the end of the transaction, because staff and customers can change a quote at the same time. */
export async function lockQuote(trx: Transaction, documentId: string): Promise<void> {
  await trx('contact_forms').where({ document_id: documentId }).update({ document_id: documentId });
}

export async function markQuoteOrdered(
  trx: Transaction,
  documentId: string,
  order: { documentId: string; number: string },
): Promise<void> {
  await trx('contact_forms')
    .where({ document_id: documentId })
    .update({ state: 'ordered', order: order.documentId, order_number: order.number });
}
