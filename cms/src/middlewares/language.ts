import type { Context, Next } from 'koa';
import {
  currentLanguage,
  inLanguage,
  type Language,
  languagePrefix,
  siteLanguages,
} from '../platform/messages/language';
import { isReserved } from '../platform/site-build/reserved-paths';
import { pathInSite, publicPath } from '../platform/site-paths/site-paths';

/**
 * The language of a request: of the first part of its path (`/de/produkte`, `/de/api/products`), or of the parameter `locale`
 * of a call to the API. The other middlewares see the path without the language and in English: `/products`.
 */
export default () => async (ctx: Context, next: Next) => {
  const [first] = siteLanguages();
  const { path, search } = partsOf(ctx);
  const [, written = '', rest = '/'] = /^\/([a-z]{2})(\/.*)?$/is.exec(path) ?? [];
  const prefix = siteLanguages().find((language) => language === written.toLowerCase());
  if (prefix !== undefined && !isOfBackend(rest))
    return inLanguage(prefix, () => servePath(rest, { ctx, next }));
  const language = languageOf(path, search);
  await inLanguage(language, language === first ? () => servePath(path, { ctx, next }) : next);
};

/**
 * One URL for each page: /DE/produkte, /de, /de/products and, if English is the first language, /en/products are
 * redirected.
 */
async function servePath(path: string, { ctx, next }: { ctx: Context; next: Next }): Promise<void> {
  const { path: written, search } = partsOf(ctx);
  const url = isReserved(path) ? languagePrefix() + path : publicPath(pathInSite(path));
  const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
  if (isRead && url !== written) return redirect(ctx, `${url}${search}`);
  ctx.url = `${pathInSite(path)}${search}`;
  await next();
  const location = ctx.response.get('Location');
  if (/^\/(?!\/|uploads\/|admin(?:\/|$))/.test(location)) ctx.set('Location', publicPath(location));
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
