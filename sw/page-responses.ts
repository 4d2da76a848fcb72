import { pathInSite } from '#src/format/site-paths.ts';
import { pathInAnyLanguage } from '#src/format/url-in.ts';

/** The same as `staleTime` in src/cache/query-client.ts. */
const freshForMs = 5 * 60_000;

/** By the server's `Date` header. A date in the future means that the clocks disagree; the page is then not fresh. */
export function isFresh({ headers }: Response, now: number): boolean {
  const age = now - Date.parse(headers.get('Date') ?? '');
  return age >= 0 && age < freshForMs;
}

/** A proxy could not reach the server. The server's own errors are shown as they are. */
export const isGatewayFailure = ({ status }: Response) => status >= 502 && status <= 504;

export function isPublicPage({ ok, type, redirected, headers }: Response): boolean {
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return ok && type === 'basic' && !redirected && isHtml && !isPrivate(headers);
}

export const isPrivate = (headers: Headers) =>
  /\b(?:private|no-store)\b/.test(headers.get('Cache-Control') ?? '');

const notPages =
  /^\/(?:admin|api|basic|shopping-cart|part-wizard\/(?:items|forms|email)|recaptcha|upload|[^/]+\.(?:html|xml|txt|js|json|webmanifest|ico))(?:\/|$)/;

/** Editors' previews are excluded, because drafts must not be cached. */
export const isPageUrl = ({ origin, pathname, searchParams }: URL) =>
  origin === self.location.origin &&
  isInLanguage(pathname) &&
  !notPages.test(pathInSite(pathname)) &&
  !searchParams.has('preview');

/** The pages of other languages have workers of their own, which may not be installed. */
const isInLanguage = (pathname: string) => pathInAnyLanguage(pathname) === pathInSite(pathname);
