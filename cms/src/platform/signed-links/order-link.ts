import { isSameSignature, sign } from '../config/derived-secret';

/** The page of an order. Anyone with this URL sees the order, even without an account; nobody can guess it. */
export function orderPath(documentId: string): string {
  return `/orders/${documentId}?token=${orderToken(documentId)}`;
}

export function orderPdfPath(documentId: string, kind: string): string {
  return `/shopping-cart/orders/${documentId}/papers/${kind}?token=${orderToken(documentId)}`;
}

export function isOrderToken(documentId: string, token: unknown): boolean {
  return typeof token === 'string' && isSameSignature(token, orderToken(documentId));
}

const orderToken = (documentId: string) => sign('order', documentId);
