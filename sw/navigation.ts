import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching';
import { keep, kept, keptIn } from './caches.ts';
import { createPatience, inTime } from './race.ts';

const patience = createPatience();

/** The page of the network, else the last one that was seen at this address, else the shell, which draws any page. */
export async function navigate(event: FetchEvent): Promise<Response> {
  const address = withoutHash(event.request.url);
  const network = fromNetwork(event);
  const answer = await inTime(network, patience.milliseconds());
  if (answer === 'late') patience.wasLate();
  if (answer instanceof Response && !isGatewayFailure(answer)) {
    patience.wasInTime();
    if (isPublicPage(answer)) event.waitUntil(keepPage(address, answer.clone()).catch(() => undefined));
    return answer;
  }
  return (await keptIn(kept.pages, address)) ?? (await matchPrecache('/index.html')) ?? network;
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  // Firefox resolves a failed preload with an error response: https://github.com/GoogleChrome/workbox/issues/3134
  if (preloaded?.type === 'error') throw new TypeError('The preloaded page did not arrive');
  return preloaded ?? fetch(event.request);
}

/** While a newer version waits, the server's pages are of that one: they name files that this version has not. */
async function keepPage(address: string, page: Response) {
  if (isOfThisVersion(await page.clone().text())) await keep(kept.pages, address, page);
}

function isOfThisVersion(html: string): boolean {
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  return getCacheKeyForURL(script) !== undefined;
}

/** The server stands behind something that cannot reach it. Its own failures are shown as they are. */
export const isGatewayFailure = ({ status }: Response) => status >= 502 && status <= 504;

export function isPublicPage({ ok, type, redirected, headers }: Response): boolean {
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return ok && type === 'basic' && !redirected && isHtml && !isPrivate(headers);
}

const isPrivate = (headers: Headers) => /\b(?:private|no-store)\b/.test(headers.get('Cache-Control') ?? '');

const withoutHash = (address: string) => address.replace(/#.*$/, '');
