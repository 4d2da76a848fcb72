import { randomUUID } from 'node:crypto';
import { aBackend, load } from './backend';

const uid = 'api::contact-form.contact-form';
type Line = { partNumber: string; quantity: number; unitPrice?: number };
type Asked = { email?: string; lines: Line[] };

/** As the form leaves it; answers its identity. */
export async function aQuoteRequest({ email = 'ada@example.test', lines }: Asked): Promise<string> {
  const { strapi } = await aBackend();
  const reference = `Q-2026-${randomUUID().slice(0, 8)}`;
  const { documentId } = await strapi
    .documents(uid)
    .create({ data: { kind: 'quote', state: 'new', reference, name: 'Ada Byron', email, lines } });
  return documentId;
}

/** As the admin's Save button. */
export async function changeQuote(documentId: string, data: object) {
  const { strapi } = await aBackend();
  return strapi.documents(uid).update({ documentId, data });
}

/** The form in the admin sends the lines with what was typed beside them. */
export async function answerQuote(documentId: string, unitPrice: number, data: object = {}) {
  const { strapi } = await aBackend();
  const found = await strapi.documents(uid).findOne({ documentId, populate: ['lines'] });
  const lines = (found?.lines ?? []).map((line: object) => ({ ...line, unitPrice }));
  return changeQuote(documentId, { state: 'answered', lines, ...data });
}

/** What the link in the mail carries. */
export function linkOf(documentId: string): { id: string; token: string } {
  const path: string = load('platform/signed-links/quote-link.js').quotePath(documentId);
  return { id: documentId, token: new URL(path, 'http://shop').searchParams.get('token') ?? '' };
}
