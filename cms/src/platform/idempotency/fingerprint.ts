import { createHash } from 'node:crypto';
import type { Context } from 'koa';

// What must be the same for a key to mean the same write: method, address, person and body.
export function fingerprintOf(ctx: Context): string {
  const subject = String(ctx.state.user?.id ?? '');
  return createHash('sha256')
    .update(JSON.stringify([ctx.method, ctx.path, subject, ctx.request.body ?? null]))
    .digest('hex');
}
