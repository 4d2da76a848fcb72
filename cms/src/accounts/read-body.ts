import type { Context } from 'koa';
import * as v from 'valibot';
import { invalid } from '../answers/refusal';

export function readBody<const S extends v.GenericSchema>(
  ctx: Context,
  schema: S,
  message: string,
): v.InferOutput<S> {
  const body = v.safeParse(schema, ctx.request.body);
  if (!body.success) throw invalid(message);
  return body.output;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The customer's own site sends none. */
export function uuidKey(ctx: Context): string | undefined {
  const key = ctx.get('idempotency-key').toLowerCase();
  return uuid.test(key) ? key : undefined;
}
