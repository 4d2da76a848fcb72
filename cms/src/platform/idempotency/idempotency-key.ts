import type { Context } from 'koa';
import * as v from 'valibot';
import { invalid } from '../http/http-error';

const Uuid = v.pipe(v.string(), v.uuid());

/**
 * The header Idempotency-Key in lower case. Empty if it was not sent, as by the customer's own site.
 * @throws a ValidationError (400) if it is not a UUID
 */
export function idempotencyKeyOf(ctx: Context): string {
  const key = ctx.get('idempotency-key').toLowerCase();
  if (key !== '' && !v.is(Uuid, key)) throw invalid('The header Idempotency-Key must be a UUID.');
  return key;
}
