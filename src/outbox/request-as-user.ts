import { ApiError } from '#src/api/errors.ts';
import { request, type ParserOf } from '#src/api/request.ts';
import type { Outgoing } from '#src/api/transport.ts';
import { cartHeaders } from './cart-token.ts';
import { readSession } from './session.ts';

/** The window is told: whoever keeps the session has it verified again. */
export const sessionRejectedEvent = 'fieldshop-session-refused';

/**
 * Asks the backend as the person who is signed in, or as the visitor this device or its cookie stands for. `key` belongs to one write for
 * all its repeats.
 *
 * @throws what `request` throws
 */
export async function requestAsUser<T>(
  path: string,
  parserOf: ParserOf<T>,
  { key = crypto.randomUUID(), ...outgoing }: Outgoing & { key?: string } = {},
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
