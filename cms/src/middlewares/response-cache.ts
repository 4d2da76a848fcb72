import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import {
  compressResponse,
  createCachedResponse,
  sendCachedResponse,
} from '../platform/cache/cached-response';
import { responseCache } from '../platform/cache/response-cache';
import { createListTurns } from '../platform/query-limits/lists-in-turn';
import { publicReads } from '../platform/permissions/public-reads';
import { environment } from '../platform/config/environment';
import { shortenToDelta } from '../platform/site-build/list-delta';
import { currentLanguage } from '../platform/messages/language';
import { marketKey } from '../platform/market/current-market';
import { mayReadDrafts } from '../platform/http/read-in-process';

const headers = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Content-Type': 'application/json; charset=utf-8',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

// Caches public content for visitors without a session, until content changes.
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const inTurn = createListTurns(strapi);
  if (!environment().RESPONSE_CACHE) return inTurn;
  const isContent = contentPaths(strapi);

  return async (ctx: Context, next: Next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!isRead || ctx.get('authorization') || mayReadDrafts(ctx.headers) || !isContent(ctx.path))
      return inTurn(ctx, next);
    let isProducer = false;
    const produce = async () => {
      isProducer = true;
      await next();
      if (ctx.status !== 200) return { response: createCachedResponse(ctx.status, headers, ''), keep: false };
      const response = createCachedResponse(ctx.status, headers, JSON.stringify(ctx.body));
      // Before the turn ends, because the text and its objects are in memory until then.
      return { response: await compressResponse(response), keep: true };
    };
    const response = await responseCache.getOrCreate(
      `${currentLanguage()} ${marketKey()} ${ctx.path}?${ctx.querystring}`,
      () => inTurn(ctx, produce),
    );
    if (response.status === 200) {
      await sendCachedResponse(ctx, response);
      return shortenToDelta(ctx, response);
    }
    // The outer middlewares format errors for each request.
    if (!isProducer) return next();
  };
};

// Paths of responses that are composed from content.
const composed = new Set([
  'navigation/render',
  'part-wizard/items',
  'catalogue/families',
  'translation/urls',
  'translation/filters',
]);

/** Whether a path is public content, of a content type or composed. */
export function contentPaths(strapi: Core.Strapi): (path: string) => boolean {
  const names = contentNames(strapi);
  return (path) => {
    const [, api, name = '', action] = path.split('/', 4);
    return api === 'api' && (names.has(name) || composed.has(`${name}/${action}`));
  };
}

export function contentNames(strapi: Core.Strapi): Set<string> {
  const uids = new Set(publicReads.map((action) => action.replace(/\.\w+$/, '')));
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uids.has(uid));
  return new Set(
    types.map(({ kind, info }) => (kind === 'singleType' ? info.singularName : info.pluralName)),
  );
}
