import type { Context } from 'koa';

/** For a path that has changed. The query, such as the token of a signed link, is kept. */
export function redirectPermanently(ctx: Context, path: string): void {
  ctx.status = 308;
  ctx.redirect(path + ctx.search);
}
