import type { Context, Next } from 'koa';
import { currentLanguage, inLanguage, type Language, siteLanguages } from '../platform/messages/language';

/**
 * The language of a request: of the first part of its path (`/de/products`, `/de/api/products`), or of the parameter `locale`
 * of a call to the API. The other middlewares see the path without the language.
 */
export default () => async (ctx: Context, next: Next) => {
  const [first, ...others] = siteLanguages();
  // Not ctx.path: some URLs cannot be parsed, which a later middleware reports.
  const [, path = '', search = ''] = /^([^?]*)(.*)$/s.exec(ctx.url) ?? [];
  const [, written = '', rest] = /^\/([a-z]{2})(\/.*)?$/is.exec(path) ?? [];
  const prefix = [first, ...others].find((language) => language === written.toLowerCase());
  if (prefix === undefined || isOfBackend(rest)) return inLanguage(languageOf(path, search), next);
  const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
  // One URL for each page: /DE/products, /de and, if English is the first language, /en/products are redirected.
  if (isRead && (written !== prefix || prefix === first || rest === undefined))
    return redirect(ctx, `${prefix === first ? '' : `/${prefix}`}${rest ?? '/'}${search}`);
  ctx.url = `${rest ?? '/'}${search}`;
  await inLanguage(prefix, next);
  const location = ctx.response.get('Location');
  if (/^\/(?!\/|uploads\/|admin(?:\/|$))/.test(location)) ctx.set('Location', `/${prefix}${location}`);
};

/** Not in any language. Pages of every language check the connection with `/_health`. */
const isOfBackend = (path = '') => /^\/(?:admin|uploads|_ready|metrics|mailbox)(?:\/|$)/i.test(path);

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
