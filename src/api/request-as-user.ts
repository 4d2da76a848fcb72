import { readCredentials } from './credentials.ts';
import { ApiError } from './errors.ts';
import { request, type ParserOf, type RequestOptions } from './request.ts';

/** Dispatched on `window` when the server rejects the session, which is then verified again (features/auth). */
export const sessionRejectedEvent = 'fieldshop-session-rejected';

/**
 * Sends a request as the signed-in customer, or as the visitor identified by the cart's token or cookie. Pass the same
 * idempotency `key` for every retry of a write.
 *
 * @throws the errors of `request`
 */
export async function requestAsUser<T>(
  path: string,
  parserOf: ParserOf<T>,
  { key = crypto.randomUUID(), ...options }: RequestOptions & { key?: string } = {},
): Promise<T> {
  const credentials = await readCredentials();
  const isRead = (options.method ?? 'GET') === 'GET';
  const headers = isRead ? options.headers : { ...options.headers, 'Idempotency-Key': key };
  try {
    return await request(path, parserOf, { ...options, ...(headers && { headers }), credentials });
  } catch (error) {
    if (credentials.jwt !== undefined && error instanceof ApiError && error.status === 401)
      window.dispatchEvent(new Event(sessionRejectedEvent));
    throw error;
  }
}
