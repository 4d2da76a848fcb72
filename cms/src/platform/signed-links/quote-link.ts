import { isSameSignature, sign } from '../config/derived-secret';

/** The page of a quote. Anyone with this URL can see the quote and order from it. The URL cannot be guessed. */
export function quotePath(documentId: string): string {
  return `/quotes/${documentId}?token=${quoteToken(documentId)}`;
}

export function quotePdfPath(documentId: string): string {
  return `/shopping-cart/quotes/${documentId}/pdf?token=${quoteToken(documentId)}`;
}

export function isQuoteToken(documentId: string, token: string): boolean {
  return isSameSignature(token, quoteToken(documentId));
}

const quoteToken = (documentId: string) => sign('quote', documentId);
