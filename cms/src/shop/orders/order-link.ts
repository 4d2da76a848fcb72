import { timingSafeEqual } from 'node:crypto';
import { sign } from '../../settings/derived-secret';

/** The page of an order. Whoever has this address sees it, also without an account; nobody can guess it. */
export function orderPath(documentId: string): string {
  return `/orders/${documentId}?token=${orderToken(documentId)}`;
}

export function paperPath(documentId: string, kind: string): string {
  return `/shopping-cart/orders/${documentId}/papers/${kind}?token=${orderToken(documentId)}`;
}

export function isOrderToken(documentId: string, token: unknown): boolean {
  if (typeof token !== 'string') return false;
  const [given, wanted] = [Buffer.from(token), Buffer.from(orderToken(documentId))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function orderToken(documentId: string): string {
  return sign('order', documentId);
}
