import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  type CachedResponse,
  createCachedResponse,
  sendCachedResponse,
} from '../platform/cache/cached-response';
import { responseCache } from '../platform/cache/response-cache';
import { environment } from '../platform/config/environment';
import { siteHeaders } from './headers';
import { sendPlainPage } from '../platform/http/plain-page';
import { isPreviewToken } from './preview-token';
import { marketKey } from '../platform/market/current-market';
import { createRead } from '../platform/http/read-in-process';
import { htmlType, renderPage } from './render-page';
import type { SiteBuild } from '../platform/site-build/site-build';

const sitemapPath = '/sitemap.xml';
const indexPaths = new Set(['/robots.txt', sitemapPath]);

/** The responses of the built site: pages, previews, the sitemap and robots.txt. */
export function createPageResponses(strapi: Core.Strapi) {
  const read = createRead(strapi);

  async function sendPage(ctx: Context, build: SiteBuild): Promise<void> {
    const origin = originOf(ctx);
    const url = new URL(`${origin}${ctx.path}${ctx.search}`);
    const token = url.searchParams.get('preview');
    if (token !== null && !isPreviewToken(token)) return sendExpired(ctx);
    if (token !== null) return sendPreview(ctx, build, url);
    const produce = async () => {
      const response = await renderPage(strapi, build, { url, origin, read: read.published });
      // Redirects are not cached: they take one fast query, and each query string would be another entry.
      return { response, keep: response.status === 200 || response.status === 404 };
    };
    await sendCachedResponse(ctx, await fromCache(`page ${origin} ${marketKey()} ${ctx.url}`, produce));
  }

  async function sendPreview(ctx: Context, build: SiteBuild, url: URL): Promise<void> {
    url.searchParams.delete('preview');
    const page = { url, origin: originOf(ctx), read: read.drafts };
    await sendCachedResponse(ctx, await renderPage(strapi, build, page));
    ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    ctx.remove('ETag');
  }

  /** The page without content, which the service worker caches to render any page from data on the device. */
  async function sendShell(ctx: Context, { template, inline }: SiteBuild): Promise<void> {
    const headers = {
      ...siteHeaders(inline),
      'Cache-Control': 'no-cache',
      'Content-Type': htmlType,
      'X-Robots-Tag': 'noindex',
    };
    const response = createCachedResponse(200, headers, template);
    // A request that began before a new build came must not leave the shell of the last one in the cache.
    const key = `${ctx.path} ${response.etag}`;
    await sendCachedResponse(ctx, await fromCache(key, async () => ({ response, keep: true })));
  }

  async function sendIndex(ctx: Context, build: SiteBuild): Promise<void> {
    const origin = originOf(ctx);
    const produce = async () => ({ response: await indexResponse(ctx.path, build, origin), keep: true });
    await sendCachedResponse(ctx, await fromCache(`${ctx.path} ${origin}`, produce));
  }

  async function indexResponse(path: string, build: SiteBuild, origin: string): Promise<CachedResponse> {
    const isSitemap = path === sitemapPath;
    const made = isSitemap ? build.sitemap?.({ origin, read: read.published }) : build.robots?.({ origin });
    const text = await made;
    const type = isSitemap ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8';
    const headers = { ...siteHeaders(), 'Cache-Control': 'no-cache', 'Content-Type': type };
    const isText = typeof text === 'string';
    return createCachedResponse(isText ? 200 : 404, headers, isText ? text : 'Not found\n');
  }

  return { sendPage, sendShell, sendIndex, isIndex: (path: string) => indexPaths.has(path) };
}

async function fromCache(
  key: string,
  produce: () => Promise<{ response: CachedResponse; keep: boolean }>,
): Promise<CachedResponse> {
  return environment().RESPONSE_CACHE ? responseCache.getOrCreate(key, produce) : (await produce()).response;
}

function originOf(ctx: Context): string {
  return environment().SITE_URL ?? ctx.origin;
}

function sendExpired(ctx: Context): void {
  sendPlainPage(ctx, {
    status: 403,
    title: 'This preview has expired',
    text: 'Open it again with the Preview button of the entry.',
    isForStaff: true,
  });
}
