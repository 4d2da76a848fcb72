import type { Context } from 'koa';
import * as v from 'valibot';
import { invalid } from '../http/http-error';
import { sha256 } from '../sha256';

const Uuid = v.pipe(v.string(), v.uuid());

export const isUuid = (text: string | undefined): text is string => v.is(Uuid, text);

/**
 * The header Idempotency-Key in lower case. Empty if it was not sent: the customer's own site sends none.
 * @throws a ValidationError (400) if it is not a UUID
 */
export function idempotencyKeyOf(ctx: Context): string {
  const key = ctx.get('idempotency-key').toLowerCase();
  if (key !== '' && !isUuid(key)) throw invalid('The header Idempotency-Key must be a UUID.');
  return key;
}

/** Requests with the same key must have the same method, URL, customer and body. */
export function fingerprintOf(ctx: Context): string {
  const subject = String(ctx.state.user?.id ?? '');
  return sha256(JSON.stringify([ctx.method, ctx.path, subject, ctx.request.body ?? null]));
}
