import type { Context } from 'koa';
import { type Conditions, openObject } from './bucket';

/**
 * Streams a file of the bucket, with ranges and ETag like a file on the disk. False if there is none.
 * @throws HttpError 503 if the bucket does not answer
 */
export async function sendObject(ctx: Context, key: string): Promise<boolean> {
  const object = await openObject(key, conditionsOf(ctx));
  if (!object) return false;
  const { status, headers, body } = object;
  ctx.status = status;
  ctx.set({ ...headers, 'Accept-Ranges': 'bytes' });
  if (ctx.method === 'HEAD') {
    body?.destroy();
    // Koa would otherwise replace the length by that of the empty body.
    ctx.body = null;
    ctx.status = status;
    ctx.set(headers);
  } else if (body) ctx.body = body;
  // Set last, because Koa replaces them when the body is set.
  if (headers['Content-Length'] !== undefined) ctx.set('Content-Length', headers['Content-Length']);
  return true;
}

function conditionsOf(ctx: Context): Conditions {
  const [range, known, same] = [ctx.get('range'), ctx.get('if-none-match'), ctx.get('if-range')];
  const conditions: Conditions = {};
  if (known !== '') conditions.IfNoneMatch = known;
  // A date in If-Range is too coarse to know that the file is still the same.
  if (/^bytes=\d*-\d*$/.test(range) && (same === '' || same.startsWith('"'))) {
    conditions.Range = range;
    if (same !== '') conditions.IfMatch = same;
  }
  return conditions;
}
