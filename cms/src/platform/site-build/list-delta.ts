import type { Context } from 'koa';
import { type CachedResponse, plainBody, sendBody } from '../cache/cached-response';
import { siteBuild } from './site-build';

/**
 * Replaces a list that is ready to be sent by the changes since the version of the device, if the request asks for them (RFC
 * 3229; the site has the code that both sides use, src/contract/list-delta.ts).
 */
export async function shortenToDelta(ctx: Context, response: CachedResponse): Promise<void> {
  if (ctx.status !== 200 || ctx.method !== 'GET' || ctx.get('A-IM') === '') return;
  const listDelta = (await siteBuild())?.listDelta;
  if (!listDelta || ctx.get('A-IM') !== listDelta.manipulation) return;
  // Such a request bypasses the HTTP cache of the browser and says `Cache-Control: no-cache`, so Koa ignores its entity tag.
  if (ctx.get('If-None-Match') === response.etag) {
    ctx.status = 304;
    ctx.body = null;
    return;
  }
  const signature = ctx.get(listDelta.signatureHeader);
  if (signature === '') return;
  const list: unknown = JSON.parse((await plainBody(response)).toString());
  const delta = listDelta.isListBody(list) ? listDelta.deltaOf(list, signature) : undefined;
  if (!delta) return;
  ctx.status = 226;
  ctx.set({ IM: listDelta.manipulation, 'Cache-Control': 'no-store' });
  ctx.remove('Content-Encoding');
  await sendBody(ctx, { body: Buffer.from(JSON.stringify(delta)) });
}
