import type { Context } from 'koa';

const unparsed = Symbol.for('unparsedBody');

/**
 * The fields of a posted form. Read from its text, because Strapi's parser turns `lines.0.note` into nested lists, and
 * only up to a certain depth and number of fields. The first of several fields with the same name counts.
 */
export function postedFields(ctx: Context): Record<string, string> {
  const body: unknown = ctx.request.body;
  const text: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, unparsed) : '';
  const fields = new URLSearchParams(typeof text === 'string' ? text : '');
  return Object.fromEntries([...fields].toReversed());
}
