import { Socket } from 'node:net';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { marketKey } from '../../../platform/market/current-market';
import { createCachedResponse, sendCachedResponse } from '../../../platform/cache/cached-response';
import { parseData } from '../../../platform/http/parse-data';
import { deviceDocuments } from '../services/device-documents';
import { embeddedIndex, type OpenIndex, searchResponseCache } from '../services/embedded-index';
import { indexNotFound, SearchFailure } from '../services/endpoint/failure';
import { readParameters, readUrlParameters } from '../services/endpoint/parameters';
import { search } from '../services/endpoint/search';
import { countSearch } from '../services/endpoint/search-limit';
import { siteIndex } from '../services/meilisearch/index-settings';
import { inRequestMarket, withShownPrices } from '../services/shown-prices';
import { inRequestLanguage, suggestionsInRequestLanguage, withShownTexts } from '../services/shown-texts';
import { countSearchWithoutResult } from '../services/searches-without-result';

const NoResults = v.object({ words: v.pipe(v.string(), v.maxLength(200)) });

const headers = {
  'Cache-Control': 'no-cache',
  'Content-Type': 'application/json; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
};

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  search(ctx: Context) {
    const { method, query, url, request, params } = ctx;
    const body = request.body ?? {};
    return sendFromCache(ctx, strapi, {
      key: `${method} ${url} ${method === 'POST' ? JSON.stringify(body) : ''}`,
      async make(open) {
        if (params.uid !== siteIndex) throw indexNotFound(params.uid);
        const found = search(open, method === 'POST' ? readParameters(body) : readUrlParameters(query));
        return inRequestMarket(strapi, await inRequestLanguage(strapi, open.engine, found));
      },
    });
  },

  // The search page reports searches without results, because the server cannot tell which of the searches sent while
  // typing is the final one.
  async noResults(ctx: Context) {
    const { words } = parseData(NoResults, ctx.request.body);
    await limited(ctx, strapi, async () => {
      await countSearchWithoutResult(strapi, words);
      ctx.status = 204;
    });
  },

  documents(ctx: Context) {
    const since = textOf(ctx.query.since).slice(0, 100);
    return sendFromCache(ctx, strapi, {
      key: `documents ${since}`,
      async make(open) {
        const sent = await deviceDocuments(strapi, open, since);
        return withShownPrices(strapi, await withShownTexts(strapi, sent));
      },
    });
  },

  suggestions(ctx: Context) {
    const q = textOf(ctx.query.q).slice(0, 200);
    return sendFromCache(ctx, strapi, {
      key: `suggestions ${q}`,
      make: async ({ engine, index }) => ({
        suggestions: await suggestionsInRequestLanguage(strapi, engine.suggest(index, q)),
      }),
    });
  },
});

type CachedRequest = {
  /** Equal for all requests of a market with the same response. */
  key: string;
  make: (open: OpenIndex) => object | Promise<object>;
};

// Responses stay the same until searchable content changes.
async function sendFromCache(ctx: Context, strapi: Core.Strapi, { key, make }: CachedRequest): Promise<void> {
  await limited(ctx, strapi, async () => {
    const open = await embeddedIndex(strapi);
    if (!open) throw notReady();
    const response = await searchResponseCache.getOrCreate(`${marketKey()} ${key}`, async () => ({
      response: createCachedResponse(200, headers, JSON.stringify(await make(open))),
      keep: true,
    }));
    await sendCachedResponse(ctx, response);
  });
}

async function limited(ctx: Context, strapi: Core.Strapi, send: () => Promise<void>): Promise<void> {
  try {
    // Server-rendered pages search in this process and are not counted. Requests from browsers are.
    if (ctx.req.socket instanceof Socket) countSearch(strapi, ctx.ip);
    await send();
  } catch (error) {
    if (!(error instanceof SearchFailure)) throw error;
    ctx.status = error.status;
    ctx.body = error.body;
  }
}

const notReady = () => new SearchFailure(503, 'internal', 'The search index is being built.');

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
