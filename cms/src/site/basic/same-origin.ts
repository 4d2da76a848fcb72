import type { Context } from 'koa';

/**
 * Whether a form was posted from a page of this site. Every current browser sends at least one of these headers; a
 * client that sends neither is not a browser, so another site cannot misuse it.
 */
export function isSameOrigin(ctx: Context, origin: string): boolean {
  const site = ctx.get('sec-fetch-site');
  // "none" is a form that the visitor reloaded.
  if (site !== '') return site === 'same-origin' || site === 'none';
  const from = ctx.get('origin');
  return from === '' || from === origin;
}
