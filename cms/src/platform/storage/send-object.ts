import path from 'node:path';
import type { Context } from 'koa';
import { type Conditions, openObject } from './bucket';

/**
 * Streams a file of the bucket, with ranges and ETag like a file on the disk. False if there is none.
 * @throws HttpError 503 if the bucket does not respond
 */
export async function sendObject(ctx: Context, key: string): Promise<boolean> {
  const object = await openObject(key, conditionsOf(ctx));
  if (!object) return false;
  const { status, headers, body } = object;
  if (ctx.method === 'HEAD') body?.destroy();
  ctx.body = ctx.method === 'HEAD' ? null : (body ?? null);
  // After the body, because Koa sets a status with it.
  ctx.status = status;
  // By its name, as on a disk, because a file that another program put into the bucket may have no type.
  ctx.type = path.extname(key) || '.bin';
  ctx.set({ ...headers, 'Accept-Ranges': 'bytes' });
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
