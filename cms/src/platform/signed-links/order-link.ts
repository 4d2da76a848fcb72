import { isSameSignature, sign } from '../config/derived-secret';

/** The page of an order. Anyone with this URL can see the order, even without an account. The URL cannot be guessed. */
export function orderPath(documentId: string): string {
  return `/orders/${documentId}?token=${orderToken(documentId)}`;
}

export function orderPdfPath(documentId: string, kind: string): string {
  return `/shopping-cart/orders/${documentId}/documents/${kind}?token=${orderToken(documentId)}`;
}

export function isOrderToken(documentId: string, token: unknown): boolean {
  return typeof token === 'string' && isSameSignature(token, orderToken(documentId));
}

const orderToken = (documentId: string) => sign('order', documentId);
