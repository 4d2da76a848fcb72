import { randomUUID } from 'node:crypto';
import { aBackend, load } from './backend';

const uid = 'api::contact-form.contact-form';
type Line = { partNumber: string; quantity: number; unitPrice?: number };
type QuoteRequest = { email?: string; lines: Line[]; more?: object };

/** A quote request as the form stores it; returns its id. */
export async function aQuoteRequest({
  email = 'ada@example.test',
  lines,
  more,
}: QuoteRequest): Promise<string> {
  const { strapi } = await aBackend();
  const reference = `Q-2026-${randomUUID().slice(0, 8)}`;
  const { documentId } = await strapi
    .documents(uid)
    .create({ data: { kind: 'quote', state: 'new', reference, name: 'Ada Byron', email, lines, ...more } });
  return documentId;
}

/** Like the admin's Save button. */
export async function changeQuote(documentId: string, data: object) {
  const { strapi } = await aBackend();
  return strapi.documents(uid).update({ documentId, data });
}

/** The admin's form sends the lines with the values entered. */
export async function answerQuote(documentId: string, unitPrice: number, data: object = {}) {
  const { strapi } = await aBackend();
  const quote = await strapi.documents(uid).findOne({ documentId, populate: ['lines'] });
  const lines = (quote?.lines ?? []).map((line: object) => ({ ...line, unitPrice }));
  return changeQuote(documentId, { state: 'answered', lines, ...data });
}

/** The token in the mailed link. */
export function linkOf(documentId: string): { id: string; token: string } {
  const path: string = load('platform/signed-links/quote-link.js').quotePath(documentId);
  return { id: documentId, token: new URL(path, 'http://shop').searchParams.get('token') ?? '' };
}
