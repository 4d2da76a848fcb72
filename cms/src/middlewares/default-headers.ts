import type { Context, Next } from 'koa';

// For every response, including errors and redirects. Middlewares that send pages or files replace these headers.
export default () => (ctx: Context, next: Next) => {
  ctx.set({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
  return next();
};
