import type { Context } from 'koa';
import * as v from 'valibot';
import { invalid } from '../../../platform/http/http-error';

export type SentForm = { data: object; entry: string; pass: string; isTrapped: boolean };

const Body = v.object({ data: v.looseObject({}) });
// People do not see this field; programs that fill in everything do.
const Trap = v.object({ website: v.pipe(v.string(), v.trim(), v.minLength(1)) });

// What every form brings beside its own fields.
export function readForm(ctx: Context): SentForm {
  const body = v.safeParse(Body, ctx.request.body);
  if (!body.success) throw invalid('data is missing');
  const { data } = body.output;
  return {
    data,
    // What the human check was made for: the key, or nothing where none was sent.
    entry: String(ctx.state.entry),
    pass: ctx.get('captcha-pass'),
    isTrapped: v.is(Trap, data),
  };
}
