import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { sawOutage } from '../platform/database/outage';
import { limits } from '../platform/query-limits/query-limits';
import { siteHeaders } from '../site/headers';
import { createPageResponses } from '../site/page-responses';
import { sendPlainPage } from '../platform/http/plain-page';
import { texts } from '../platform/messages/texts';
import { isReadablePath, plainPath } from '../platform/site-build/readable-path';
import { isReserved } from '../platform/site-build/reserved-paths';
import { cachedForEver, type SiteBuild, siteBuild } from '../platform/site-build/site-build';
import { isFilePath, serveFile } from '../platform/site-build/site-files';

// Every path that is not reserved belongs to the site: files of its build, then pages.
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const { sendPage, sendShell, sendIndex, isIndex } = createPageResponses(strapi);

  return async (ctx: Context, next: Next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!isRead || isReserved(ctx.path)) return next();
    if (!isHost(ctx.host)) return badHost(ctx);
    if (ctx.url.length > limits.urlLength) return tooLong(ctx);
    // URL parsers treat the text after two slashes as a host.
    if (/^[/\\]{2}/.test(ctx.path)) return ctx.redirect(ctx.path.replace(/^[/\\]+/, '/'));
    if (!isReadablePath(ctx.path) || /%[01][\da-f]|%7f/i.test(ctx.querystring)) return unreadable(ctx);
    const plain = plainPath(ctx.path);
    if (plain !== ctx.path) return ctx.redirect(plain + ctx.search);
    try {
      const build = await siteBuild();
      if (!build) return notBuilt(ctx);
      if (isIndex(ctx.path)) return await sendIndex(ctx, build);
      if (ctx.path === '/index.html') return await sendShell(ctx, build);
      if (isFilePath(ctx.path)) return await sendFile(ctx, build);
      await sendPage(ctx, build);
    } catch (error) {
      const cause = error instanceof Error ? error.stack : String(error);
      // An outage is logged once, not for each page.
      if (!sawOutage()) strapi.log.error(`${ctx.method} ${ctx.path} could not be rendered: ${cause}`);
      broken(ctx);
    }
  };
};

async function sendFile(ctx: Context, build: SiteBuild): Promise<void> {
  // A page loads about 60 such files, so they have only the default headers. A worker's policy comes from its own
  // response.
  if (!isPartOfPage(ctx.path)) ctx.set(siteHeaders());
  if (await sendWithDictionary(ctx, build)) return;
  if (await serveFile(ctx, build.files)) return;
  ctx.status = 404;
  ctx.type = 'text';
  ctx.set('Cache-Control', 'no-cache');
  ctx.body = `${texts().http.fileNotFound}\n`;
}

/** With a new version of the site, a browser that has the last version of a script gets only what differs. */
async function sendWithDictionary(ctx: Context, build: SiteBuild): Promise<boolean> {
  const compressed = await build.compressWithDictionary({
    pathname: ctx.path,
    acceptEncoding: ctx.get('Accept-Encoding'),
    availableDictionary: ctx.get('Available-Dictionary'),
  });
  if (!compressed) return false;
  ctx.set({ ...compressed.headers, 'Cache-Control': cachedForEver });
  ctx.body = compressed.body;
  return true;
}

const isPartOfPage = (pathname: string) =>
  /^\/assets\/.*\.(?:js|css|woff2)$/.test(pathname) && !pathname.includes('worker');

// The host comes from the request and is used in the links of a page.
function isHost(host: string): boolean {
  return /^[\w.-]+(:\d+)?$|^\[[0-9a-f:]+\](:\d+)?$/i.test(host);
}

function unreadable(ctx: Context): void {
  const { invalidLink: title, invalidLinkText: text } = texts().site;
  sendPlainPage(ctx, { status: 400, title, text });
}

function badHost(ctx: Context): void {
  const { invalidUrl: title, invalidHost: text } = texts().site;
  sendPlainPage(ctx, { status: 400, title, text });
}

function tooLong(ctx: Context): void {
  const { longLink: title, longLinkText } = texts().site;
  sendPlainPage(ctx, { status: 414, title, text: longLinkText({ length: limits.urlLength }) });
}

function notBuilt(ctx: Context): void {
  const { beingBuilt: title, beingBuiltText: text } = texts().site;
  sendPlainPage(ctx, { status: 503, title, text, reloadSeconds: 5 });
}

function broken(ctx: Context): void {
  const { pageNotShown: title, errorRecorded: text } = texts().site;
  sendPlainPage(ctx, { status: 500, title, text });
}
