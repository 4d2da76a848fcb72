import { createHash } from 'node:crypto';
import type { Context } from 'koa';

// Requests with the same key must have the same method, URL, customer and body.
export function fingerprintOf(ctx: Context): string {
  const subject = String(ctx.state.user?.id ?? '');
  return createHash('sha256')
    .update(JSON.stringify([ctx.method, ctx.path, subject, ctx.request.body ?? null]))
    .digest('hex');
}
