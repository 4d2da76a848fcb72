import { timingSafeEqual } from 'node:crypto';
import { sign } from '../../settings/derived-secret';

/** The page of a quote. Whoever has this address sees it and may order from it; nobody can guess it. */
export function quotePath(documentId: string): string {
  return `/quotes/${documentId}?token=${quoteToken(documentId)}`;
}

/** The same as PDF. */
export function quotePdfPath(documentId: string): string {
  return `/shopping-cart/quotes/${documentId}/pdf?token=${quoteToken(documentId)}`;
}

export function isQuoteToken(documentId: string, token: string): boolean {
  const [given, wanted] = [Buffer.from(token), Buffer.from(quoteToken(documentId))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function quoteToken(documentId: string): string {
  return sign('quote', documentId);
}
