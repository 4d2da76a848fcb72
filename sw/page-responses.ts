/** As long as fetched data count as fresh in the page (src/cache/query-client.ts). */
const freshForMs = 5 * 60_000;

/** The server's time of sending; a clock that goes wrong makes no page fresh. */
export function isFresh({ headers }: Response, now: number): boolean {
  const age = now - Date.parse(headers.get('Date') ?? '');
  return age >= 0 && age < freshForMs;
}

/** The server stands behind something that cannot reach it. Its own failures are shown as they are. */
export const isGatewayFailure = ({ status }: Response) => status >= 502 && status <= 504;

export function isPublicPage({ ok, type, redirected, headers }: Response): boolean {
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return ok && type === 'basic' && !redirected && isHtml && !isPrivate(headers);
}

export const isPrivate = (headers: Headers) =>
  /\b(?:private|no-store)\b/.test(headers.get('Cache-Control') ?? '');

const notPages =
  /^\/(?:admin|api|shopping-cart|part-wizard\/(?:items|forms|email)|recaptcha|upload|[^/]+\.(?:xml|txt|js|json|webmanifest|ico))(?:\/|$)/;

/** An editor's preview is nobody else's business. */
export const isPageUrl = ({ origin, pathname, searchParams }: URL) =>
  origin === self.location.origin && !notPages.test(pathname) && !searchParams.has('preview');
