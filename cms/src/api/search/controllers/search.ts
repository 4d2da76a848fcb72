import { Socket } from 'node:net';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createCachedResponse, sendCachedResponse } from '../../../platform/cache/cached-response';
import { deviceDocuments } from '../services/device-documents';
import { embeddedIndex, type OpenIndex, searchResponseCache } from '../services/embedded-index';
import { respond } from '../services/endpoint/respond';
import { SearchFailure } from '../services/endpoint/failure';
import { countSearch } from '../services/endpoint/pace';

const headers = {
  'Cache-Control': 'no-cache',
  'Content-Type': 'application/json; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
};

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  answer(ctx: Context) {
    const { method, query, url } = ctx;
    const { body = null } = ctx.request;
    const path = ctx.path.replace(/^\/api\/search/, '');
    const asked = { method, path, query, body, hasKey: ctx.get('authorization') !== '' };
    const key = `${method} ${url} ${method === 'POST' ? JSON.stringify(body) : ''}`;
    return sendFromCache(ctx, strapi, {
      key,
      make: ({ engine, index }) => respond(asked, new Map([['site', { engine, index }]])),
    });
  },

  documents(ctx: Context) {
    const since = textOf(ctx.query.since).slice(0, 100);
    return sendFromCache(ctx, strapi, {
      key: `documents ${since}`,
      make: (open) => deviceDocuments(strapi, open, since),
    });
  },

  suggestions(ctx: Context) {
    const q = textOf(ctx.query.q).slice(0, 200);
    return sendFromCache(ctx, strapi, {
      key: `suggestions ${q}`,
      make: ({ engine, index }) => ({ suggestions: engine.suggest(index, q) }),
    });
  },
});

type Question = {
  /** Cache key: equal for all requests with the same response. */
  key: string;
  make: (open: OpenIndex) => object | Promise<object>;
};

// Responses stay the same until searchable content changes.
async function sendFromCache(ctx: Context, strapi: Core.Strapi, { key, make }: Question): Promise<void> {
  try {
    // Server-rendered pages search in this process and are not counted. Requests from browsers are.
    if (ctx.req.socket instanceof Socket) countSearch(ctx.ip);
    const open = await embeddedIndex(strapi);
    if (!open) throw notReady();
    const response = await searchResponseCache.getOrCreate(key, async () => ({
      response: createCachedResponse(200, headers, JSON.stringify(await make(open))),
      keep: true,
    }));
    await sendCachedResponse(ctx, response);
  } catch (error) {
    if (!(error instanceof SearchFailure)) throw error;
    ctx.status = error.status;
    ctx.body = error.body;
  }
}

const notReady = () => new SearchFailure(503, 'internal', 'The search index is being built.');

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
