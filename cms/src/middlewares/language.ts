import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { type EntryUrls, entryUrls, pathInLanguage } from '../api/translation/services/entry-urls';
import {
  currentLanguage,
  inLanguage,
  type Language,
  languagePrefix,
  siteLanguages,
} from '../platform/messages/language';
import { isReserved } from '../platform/site-build/reserved-paths';
import { isFilePath } from '../platform/site-build/site-files';
import { pathInSite, publicPath } from '../platform/site-paths/site-paths';

type Request = { ctx: Context; next: Next; urls: () => Promise<EntryUrls | undefined> };

/**
 * The language of a request: of the first part of its path (`/de/produkte`, `/de/api/products`), or of the parameter `locale`
 * of a call to the API. The other middlewares see the path without the language, and with
 * English segments: `/products`, `/categories/druck`.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  // During an outage of the database, pages that are cached are still served, by the URL in their language.
  const urls = () => entryUrls(strapi).catch(() => undefined);
  return async (ctx: Context, next: Next) => {
    const [first] = siteLanguages();
    const { path, search } = partsOf(ctx);
    const [, written = '', rest = '/'] = /^\/([a-z]{2})(\/.*)?$/is.exec(path) ?? [];
    const prefix = siteLanguages().find((language) => language === written.toLowerCase());
    const request = { ctx, next, urls };
    if (prefix !== undefined && !isOfBackend(rest)) return inLanguage(prefix, () => servePath(rest, request));
    const language = languageOf(path, search);
    await inLanguage(language, language === first ? () => servePath(path, request) : next);
  };
};

/**
 * One URL for each page: /DE/produkte, /de, /de/products, /de/kategorien/pressure and, if English is the first language,
 * /en/products are redirected.
 */
async function servePath(path: string, { ctx, next, urls }: Request): Promise<void> {
  const { path: written, search } = partsOf(ctx);
  const page = isReserved(path) ? undefined : await pageIn(pathInSite(path), urls);
  const url = page === undefined ? languagePrefix() + path : publicPath(page);
  const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
  if (isRead && url !== written) return redirect(ctx, `${url}${search}`);
  ctx.url = `${page ?? path}${search}`;
  await next();
  const location = ctx.response.get('Location');
  if (/^\/(?!\/|uploads\/|admin(?:\/|$))/.test(location))
    ctx.set('Location', publicPath(await pageIn(location, urls)));
}

/** The path with the URL of its entry in the language of the request. */
async function pageIn(path: string, urls: Request['urls']): Promise<string> {
  // Files of the site are no pages.
  const known = isFilePath(path) ? undefined : await urls();
  return known ? pathInLanguage(known, path) : path;
}

/** Not ctx.path: some URLs cannot be parsed, which a later middleware reports. */
function partsOf(ctx: Context): { path: string; search: string } {
  const [, path = '', search = ''] = /^([^?]*)(.*)$/s.exec(ctx.url) ?? [];
  return { path, search };
}

/** Not in any language. Pages of every language check the connection with `/_health`. */
const isOfBackend = (path: string) => /^\/(?:admin|uploads|_ready|metrics|mailbox)(?:\/|$)/i.test(path);

/** A read in this process has the language of the page that needs it. */
function languageOf(path: string, search: string): Language {
  const locale = new URLSearchParams(search).get('locale');
  const isCall = path.toLowerCase().startsWith('/api/');
  return (isCall && siteLanguages().find((language) => language === locale)) || currentLanguage();
}

function redirect(ctx: Context, location: string): void {
  ctx.status = 301;
  ctx.set('Cache-Control', 'no-cache');
  // Not ctx.redirect(), which has a body that repeats the URL. Two slashes at the start would be another host.
  ctx.set('Location', location.replace(/^[/\\]+/, '/'));
}
