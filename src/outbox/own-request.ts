import { request, type ParserOf } from '#src/api/request.ts';
import type { Outgoing } from '#src/api/transport.ts';
import { readSession } from './session.ts';

/**
 * Asks the backend as the person who is signed in, or as the visitor a cookie stands for. `key` belongs to one write for
 * all its repeats.
 *
 * @throws what `request` throws
 */
export async function ownRequest<T>(
  path: string,
  parserOf: ParserOf<T>,
  { key = crypto.randomUUID(), ...outgoing }: Outgoing & { key?: string } = {},
): Promise<T> {
  const session = await readSession().catch(() => undefined);
  const headers = {
    ...(session === undefined ? {} : { Authorization: `Bearer ${session.jwt}` }),
    ...((outgoing.method ?? 'GET') === 'GET' ? {} : { 'Idempotency-Key': key }),
  };
  return request(path, parserOf, { ...outgoing, headers: { ...outgoing.headers, ...headers } });
}
