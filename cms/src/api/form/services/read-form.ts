import type { Context } from 'koa';
import * as v from 'valibot';
import { invalid } from '../../../platform/http/http-error';

export type SubmittedForm = { data: object; entry: string; pass: string; isSpam: boolean };

const Body = v.object({ data: v.looseObject({}) });
// A honeypot: people do not see this field, so only bots fill it in.
const Honeypot = v.object({ website: v.pipe(v.string(), v.trim(), v.minLength(1)) });

/** Reads what all forms have in common. The form's own fields in `data` are not checked yet. */
export function readForm(ctx: Context): SubmittedForm {
  const body = v.safeParse(Body, ctx.request.body);
  if (!body.success) throw invalid('data is missing');
  const { data } = body.output;
  return {
    data,
    // The human check is bound to the Idempotency-Key, if the request has one.
    entry: String(ctx.state.entry),
    pass: ctx.get('captcha-pass'),
    isSpam: v.is(Honeypot, data),
  };
}
