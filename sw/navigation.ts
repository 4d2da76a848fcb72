import { storeInCache, cacheConfigs, matchCached } from './caches.ts';
import { storedShell } from './install.ts';
import { isFresh, isGatewayFailure, isPageUrl, isPrivate, isPublicPage } from './page-responses.ts';
import { createNetworkTimeout, withTimeout, withFirstBytes } from './network-timeout.ts';
import { versionFile } from './version-files.ts';

const networkTimeout = createNetworkTimeout();
const pageTimeoutMs = 30_000;

/**
 * The page that was seen a moment ago; else the one of the network, else the last one that was seen at this address,
 * else the shell, which draws any page. Reloading asks the network.
 */
export async function navigate(event: FetchEvent): Promise<Response> {
  const url = withoutHash(event.request.url);
  const seen = await matchCached(cacheConfigs.pages, url);
  if (seen && isFresh(seen, Date.now()) && event.request.cache === 'default') {
    event.waitUntil(refreshPage(event, url).catch(() => undefined));
    return seen;
  }
  return race(event, url);
}

/** The first page of all came before there was a worker to keep it; the one that the installed app starts with may not have come. */
/** Stores the page at this path; returns the path where something else came in its place. */
export async function savePageAt(path: string): Promise<string[]> {
  const url = new URL(path, self.location.origin);
  if (!isPageUrl(url)) return [];
  const page = await fetch(url, { signal: AbortSignal.timeout(pageTimeoutMs) });
  // Of somebody who is signed in: never stored, the shell draws it.
  if (page.ok && isPrivate(page.headers)) return [];
  return isPublicPage(page) && (await savePage(url.href, page)) ? [] : [path];
}

async function refreshPage(event: FetchEvent, url: string) {
  const page = await fromNetwork(event);
  if (isPublicPage(page)) await savePage(url, page);
}

async function race(event: FetchEvent, url: string): Promise<Response> {
  const network = fromNetwork(event);
  const response = await withTimeout(withFirstBytes(network), networkTimeout.milliseconds());
  if (response === 'late') networkTimeout.reportTimeout();
  if (response instanceof Response && !isGatewayFailure(response)) {
    networkTimeout.reportSuccess();
    if (isPublicPage(response)) event.waitUntil(savePage(url, response.clone()).catch(() => undefined));
    return response;
  }
  return (await matchCached(cacheConfigs.pages, url)) ?? (await storedShell()) ?? network;
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  // Firefox resolves a failed preload with an error response: https://github.com/GoogleChrome/workbox/issues/3134
  if (preloaded?.type === 'error') throw new TypeError('The preloaded page did not arrive');
  return preloaded ?? fetch(event.request);
}

/**
 * While a newer version waits, the server's pages are of that one: they name files that this version does not have, so
 * they are not stored. Returns false where it is no page of the site, such as the sign-in page of a hotel's network.
 */
async function savePage(url: string, page: Response): Promise<boolean> {
  const [, script] =
    /<script type="module"[^>]* src="(\/assets\/[^"]+)"/.exec(await page.clone().text()) ?? [];
  if (script === undefined) return false;
  if (versionFile(script)) await storeInCache(cacheConfigs.pages, url, page);
  return true;
}

const withoutHash = (url: string) => url.replace(/#.*$/, '');
