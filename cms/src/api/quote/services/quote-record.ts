import type { Core } from '@strapi/strapi';
import {
  enquiriesOf,
  type Enquiry,
  findEnquiry,
  markQuotesExpired,
} from '../../contact-form/services/enquiry-record';

export type QuoteRecord = Enquiry;

/** Undefined if the quote does not exist or is another kind of enquiry. */
export async function findQuote(strapi: Core.Strapi, documentId: string): Promise<QuoteRecord | undefined> {
  const enquiry = await findEnquiry(strapi, documentId);
  return enquiry?.kind === 'quote' ? enquiry : undefined;
}

/** The quotes requested with the e-mail address. */
export async function quotesOf(strapi: Core.Strapi, email: string): Promise<QuoteRecord[]> {
  return (await enquiriesOf(strapi, email)).filter(({ kind }) => kind === 'quote');
}

/** Prices are valid until the end of the last day (UTC). */
export function hasExpired({ validUntil }: Pick<QuoteRecord, 'validUntil'>, now = Date.now()): boolean {
  return validUntil !== null && now >= Date.parse(`${validUntil}T24:00:00Z`);
}

/** Marks quotes that have expired. Orders check the date themselves, so it does not matter when this job runs. */
export async function expireQuotes(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const today = new Date(now).toISOString().slice(0, 10);
  await strapi.db.transaction(({ trx }) => markQuotesExpired(trx, today));
}
