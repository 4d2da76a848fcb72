import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { type Answer, createAnswer, sendAnswer } from '../platform/cache/cached-response';
import { answerStore } from '../platform/cache/response-cache';
import { environment } from '../platform/config/environment';
import { siteHeaders } from './headers';
import { sendPlainPage } from '../platform/http/plain-page';
import { isPreviewToken } from './preview-token';
import { createRead } from '../platform/http/read-in-process';
import { renderPage } from './render-page';
import type { SiteBuild } from '../platform/site-build/site-build';

const sitemapPath = '/sitemap.xml';
const indexPaths = new Set(['/robots.txt', sitemapPath]);

// What the built site answers: pages, their previews, and the two files for search engines.
export function createPageAnswers(strapi: Core.Strapi) {
  const read = createRead(strapi);

  async function sendPage(ctx: Context, build: SiteBuild): Promise<void> {
    const origin = originOf(ctx);
    const url = new URL(`${origin}${ctx.path}${ctx.search}`);
    const token = url.searchParams.get('preview');
    if (token !== null && !isPreviewToken(token)) return expired(ctx);
    if (token !== null) return sendPreview(ctx, build, url);
    const produce = async () => {
      const answer = await renderPage(strapi, build, { url, origin, read: read.published, preview: false });
      // A redirect is made from one quick query, and carries the whole query string along.
      return { answer, keep: answer.status === 200 || answer.status === 404 };
    };
    await sendAnswer(ctx, await cached(`page ${origin}${ctx.url}`, produce));
  }

  async function sendPreview(ctx: Context, build: SiteBuild, url: URL): Promise<void> {
    url.searchParams.delete('preview');
    const page = { url, origin: originOf(ctx), read: read.drafts, preview: true };
    await sendAnswer(ctx, await renderPage(strapi, build, page));
    ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    ctx.remove('ETag');
  }

  async function sendIndex(ctx: Context, build: SiteBuild): Promise<void> {
    const origin = originOf(ctx);
    const produce = async () => ({ answer: await indexAnswer(ctx.path, build, origin), keep: true });
    await sendAnswer(ctx, await cached(`${ctx.path} ${origin}`, produce));
  }

  async function indexAnswer(path: string, build: SiteBuild, origin: string): Promise<Answer> {
    const isSitemap = path === sitemapPath;
    const made = isSitemap ? build.sitemap?.({ origin, read: read.published }) : build.robots?.({ origin });
    const text = await made;
    const type = isSitemap ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8';
    const headers = { ...siteHeaders(), 'Cache-Control': 'no-cache', 'Content-Type': type };
    const isText = typeof text === 'string';
    return createAnswer(isText ? 200 : 404, headers, isText ? text : 'Not found\n');
  }

  return { sendPage, sendIndex, isIndex: (path: string) => indexPaths.has(path) };
}

async function cached(
  key: string,
  produce: () => Promise<{ answer: Answer; keep: boolean }>,
): Promise<Answer> {
  return environment().RESPONSE_CACHE ? answerStore.answer(key, produce) : (await produce()).answer;
}

function originOf(ctx: Context): string {
  return environment().SITE_URL ?? ctx.origin;
}

function expired(ctx: Context): void {
  sendPlainPage(ctx, {
    status: 403,
    title: 'This preview has expired',
    text: 'Open it again with the Preview button of the entry.',
  });
}
