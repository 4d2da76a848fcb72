import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { type Answer, createAnswer, sendAnswer } from '../cache/answer';
import { answerStore } from '../cache/answer-store';
import { environment } from '../settings/environment';
import { siteHeaders } from '../site/headers';
import { sendPlainPage } from '../site/plain-page';
import { isPreviewToken } from '../site/preview-token';
import { createRead } from '../site/read-in-process';
import { renderPage } from '../site/render-page';
import { isReserved } from '../site/reserved-paths';
import { type SiteBuild, siteBuild } from '../site/site-build';
import { isFilePath, serveFile } from '../site/site-files';

const robotsPath = '/robots.txt';
const sitemapPath = '/sitemap.xml';

// Every path that is not reserved belongs to the site: files of its build, then pages.
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const read = createRead(strapi);

  return async (ctx: Context, next: Next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || isReserved(ctx.path)) return next();
    if (!isHost(ctx.host)) return badHost(ctx);
    const build = await siteBuild().catch((error) => failed(ctx, error));
    if (ctx.body) return;
    if (!build) return notBuilt(ctx);
    if (ctx.path === robotsPath || ctx.path === sitemapPath)
      return sendAnswer(ctx, await indexFile(ctx, build));
    if (ctx.path === '/index.html') return ctx.redirect('/');
    if (isFilePath(ctx.path)) return file(ctx, build);
    await page(ctx, build).catch((error) => failed(ctx, error));
  };

  async function page(ctx: Context, build: SiteBuild): Promise<void> {
    const origin = originOf(ctx);
    const url = new URL(ctx.url, origin);
    const token = url.searchParams.get('preview');
    if (token !== null) return preview(ctx, build, { url, origin, token });
    const produce = async () => {
      const answer = await renderPage(strapi, build, { url, origin, read: read.published, preview: false });
      return { answer, keep: answer.status < 500 };
    };
    await sendAnswer(ctx, await cached(`page ${origin}${ctx.url}`, produce));
  }

  async function preview(
    ctx: Context,
    build: SiteBuild,
    { url, origin, token }: { url: URL; origin: string; token: string }
  ): Promise<void> {
    if (!isPreviewToken(token))
      return sendPlainPage(ctx, {
        status: 403,
        title: 'This preview has expired',
        text: 'Open it again with the Preview button of the entry.',
      });
    url.searchParams.delete('preview');
    await sendAnswer(ctx, await renderPage(strapi, build, { url, origin, read: read.drafts, preview: true }));
    ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    ctx.remove('ETag');
  }

  async function indexFile(ctx: Context, build: SiteBuild): Promise<Answer> {
    const origin = originOf(ctx);
    const isSitemap = ctx.path === sitemapPath;
    return cached(`${ctx.path} ${origin}`, async () => {
      const text = isSitemap
        ? await build.sitemap?.({ origin, read: read.published })
        : build.robots?.({ origin });
      const type = isSitemap ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8';
      const headers = { ...siteHeaders(), 'Cache-Control': 'no-cache', 'Content-Type': type };
      const answer = createAnswer(
        typeof text === 'string' ? 200 : 404,
        headers,
        String(text ?? 'Not found\n')
      );
      return { answer, keep: true };
    });
  }

  function failed(ctx: Context, error: unknown): undefined {
    strapi.log.error(
      `${ctx.method} ${ctx.url} could not be drawn: ${error instanceof Error ? error.stack : String(error)}`
    );
    sendPlainPage(ctx, {
      status: 500,
      title: 'This page cannot be shown right now',
      text: 'The fault is ours and has been recorded. Please try again in a moment.',
    });
  }
};

async function file(ctx: Context, build: SiteBuild): Promise<void> {
  ctx.set(siteHeaders());
  if (await serveFile(ctx, build.files)) return;
  ctx.status = 404;
  ctx.type = 'text';
  ctx.set('Cache-Control', 'no-cache');
  ctx.body = 'Not found\n';
}

async function cached(
  key: string,
  produce: () => Promise<{ answer: Answer; keep: boolean }>
): Promise<Answer> {
  return environment().RESPONSE_CACHE ? answerStore.answer(key, produce) : (await produce()).answer;
}

function originOf(ctx: Context): string {
  return environment().SITE_URL ?? ctx.origin;
}

// The host comes from the request and goes into the links of a page.
function isHost(host: string): boolean {
  return /^[\w.-]+(:\d+)?$|^\[[0-9a-f:]+\](:\d+)?$/i.test(host);
}

function badHost(ctx: Context): void {
  sendPlainPage(ctx, {
    status: 400,
    title: 'This address is not valid',
    text: 'Its host name cannot be read.',
  });
}

function notBuilt(ctx: Context): void {
  sendPlainPage(ctx, {
    status: 503,
    title: 'The site is being built',
    text: 'It appears here in a moment. The content is served already.',
    reloadSeconds: 5,
  });
}
