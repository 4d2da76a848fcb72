import type { Context, Next } from 'koa';

// The customer's site sends `{"email": …}` where our own site sends `{"data": {"email": …}}`: both mean the same. Runs
// before idempotency and limits, which read the wrapped form.
export default () => (ctx: Context, next: Next) => {
  const body: unknown = ctx.request.body;
  if (isPlainObject(body) && !Object.hasOwn(body, 'data')) ctx.request.body = { data: { ...body } };
  return next();
};

const isPlainObject = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && !Array.isArray(body);
