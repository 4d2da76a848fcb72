import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

// The format that proxies use: a UUID, with or without hyphens. Nothing else reaches the log.
const form = /^[\da-f]{8}(-?)(?:[\da-f]{4}\1){3}[\da-f]{12}$/;

/**
 * The id of a request: the Idempotency-Key, which is the id of the entry in the outbox and the same for each of its
 * attempts; otherwise the id from a proxy, or a new one.
 */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const sent = [headers['idempotency-key'], headers['x-request-id']].map((value) =>
    typeof value === 'string' ? value.toLowerCase() : '',
  );
  return sent.find((id) => form.test(id)) ?? randomUUID();
}
