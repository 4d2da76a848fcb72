import type { Context } from 'koa';
import * as v from 'valibot';
import { invalid } from '../../../platform/http/http-error';
import { isUuid } from '../../../platform/idempotency/idempotency-key';

export function readBody<const S extends v.GenericSchema>(
  ctx: Context,
  schema: S,
  message: string,
): v.InferOutput<S> {
  const body = v.safeParse(schema, ctx.request.body);
  if (!body.success) throw invalid(message);
  return body.output;
}

/** Undefined if the request has no valid Idempotency-Key. Not all clients send one, so it is optional. */
export function uuidKey(ctx: Context): string | undefined {
  const key = ctx.get('idempotency-key').toLowerCase();
  return isUuid(key) ? key : undefined;
}
