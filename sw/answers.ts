import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching';
import { document } from './documents.ts';
import { isLargePart, largePart } from './large-parts.ts';
import { navigate } from './navigation.ts';
import { pictureName } from './picture-names.ts';
import { picture } from './pictures.ts';

type Answer = (event: FetchEvent) => Promise<Response>;

/**
 * Who answers a request. The browser alone answers all that is not read from here, everything with a sign-in, parts of
 * files, and the whole API: so nothing private is ever kept.
 */
export function answerOf(event: FetchEvent) {
  const answer = ruleFor(event.request);
  if (answer) event.respondWith(answer(event));
}

export function ruleFor({ url, method, mode, headers }: Request): Answer | undefined {
  const { origin, pathname, searchParams } = new URL(url);
  const isOurs = origin === self.location.origin && method === 'GET';
  if (!isOurs || headers.has('Authorization') || headers.has('Range')) return undefined;
  if (mode === 'navigate') {
    if (pathname.startsWith('/uploads/')) return pathname.endsWith('.pdf') ? document : undefined;
    return isPage(pathname) && !searchParams.has('preview') ? navigate : undefined;
  }
  if (pictureName(url) !== undefined) return picture;
  if (isLargePart(pathname)) return largePart;
  return getCacheKeyForURL(url) === undefined ? undefined : precached;
}

const precached: Answer = async ({ request }) => (await matchPrecache(request)) ?? fetch(request);

const notPages =
  /^\/(?:admin|api|shopping-cart|part-wizard\/.+|recaptcha|upload|[^/]+\.(?:xml|txt|js|json|webmanifest|ico))(?:\/|$)/;

const isPage = (pathname: string) => !notPages.test(pathname);
