import { ApiError } from '#src/api/errors.ts';
import { request, type ParserOf } from '#src/api/request.ts';
import type { RequestOptions } from '#src/api/transport.ts';
import { cartHeaders } from './cart-token.ts';
import { readSession } from './session.ts';

/** Dispatched on `window` when the server rejects the session, which is then verified again (features/auth). */
export const sessionRejectedEvent = 'fieldshop-session-refused';

/**
 * Sends a request as the signed-in person, or as the visitor identified by the cart token or cookie. Pass the same
 * idempotency `key` for every retry of a write.
 *
 * @throws the errors of `request`
 */
export async function requestAsUser<T>(
  path: string,
  parserOf: ParserOf<T>,
  { key = crypto.randomUUID(), ...outgoing }: RequestOptions & { key?: string } = {},
): Promise<T> {
  const session = await readSession().catch(() => undefined);
  const headers = {
    ...(session === undefined ? await visitorHeaders(path) : { Authorization: `Bearer ${session.jwt}` }),
    ...((outgoing.method ?? 'GET') === 'GET' ? {} : { 'Idempotency-Key': key }),
  };
  try {
    return await request(path, parserOf, { ...outgoing, headers: { ...outgoing.headers, ...headers } });
  } catch (error) {
    if (session && error instanceof ApiError && error.status === 401)
      window.dispatchEvent(new Event(sessionRejectedEvent));
    throw error;
  }
}

const visitorHeaders = async (path: string) => (path.startsWith('/shopping-cart/') ? cartHeaders() : {});
