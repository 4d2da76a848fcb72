import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Transaction } from '../../cart/services/cart-record';
import { sentBy } from '../../form/services/personal-forms';
import { enquiryStates } from './enquiry-states';

/** Messages, quote requests and demo requests. A quote is stored in its quote request. */
export const enquiryUid = 'api::contact-form.contact-form';

const table = 'contact_forms';

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
const Enquiry = v.object({
  documentId: v.string(),
  kind: v.nullish(v.picklist(['contact', 'quote', 'demo']), 'contact'),
  reference: v.string(),
  state: v.picklist(enquiryStates),
  createdAt: v.string(),
  message: text,
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
  language: text,
  market: text,
  /** That of the market when the quote was requested. Empty in requests of earlier versions: that of the shop. */
  currency: text,
});

export type Enquiry = v.InferOutput<typeof Enquiry>;

/** Undefined if there is no such enquiry. */
export async function findEnquiry(strapi: Core.Strapi, documentId: string): Promise<Enquiry | undefined> {
  const entry: unknown = await strapi
    .documents(enquiryUid)
    .findOne({ documentId, populate: { lines: true } });
  const enquiry = v.safeParse(Enquiry, entry);
  return enquiry.success ? enquiry.output : undefined;
}

/** The enquiries that were sent with the e-mail address. */
export async function enquiriesOf(strapi: Core.Strapi, email: string): Promise<Enquiry[]> {
  const rows: unknown = await strapi.db
    .query(enquiryUid)
    .findMany({ where: sentBy(email), populate: ['lines'] });
  return v.parse(v.array(Enquiry), rows);
}

/** Locks the enquiry until the end of the transaction, because staff and customers can change it at the same time. */
export async function lockEnquiry(trx: Transaction, documentId: string): Promise<void> {
  await trx(table).where({ document_id: documentId }).update({ document_id: documentId });
}

export async function markQuoteOrdered(
  trx: Transaction,
  documentId: string,
  order: { documentId: string; number: string },
): Promise<void> {
  await trx(table)
    .where({ document_id: documentId })
    .update({ state: 'ordered', order: order.documentId, order_number: order.number });
}

/** Marks answered quotes as expired if their last valid day is before `day` (YYYY-MM-DD). */
export async function markQuotesExpired(trx: Transaction, day: string): Promise<void> {
  await trx(table)
    .where({ kind: 'quote', state: 'answered' })
    .where('valid_until', '<', day)
    .update({ state: 'expired' });
}
