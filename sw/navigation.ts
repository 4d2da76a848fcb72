import { storeInCache, cacheConfigs, matchCached } from './caches.ts';
import { storedShell } from './install.ts';
import { isFresh, isGatewayFailure, isPageUrl, isPrivate, isPublicPage } from './page-responses.ts';
import { createNetworkTimeout, withTimeout, withFirstBytes } from './network-timeout.ts';
import { versionFile } from './version-files.ts';

const networkTimeout = createNetworkTimeout();
const pageTimeoutMs = 30_000;

/**
 * Returns the cached page if it is fresh, otherwise the page from the network, otherwise the stale cached page, otherwise
 * the app shell. A reload always goes to the network.
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

/**
 * Stores the page at this path. Used for the first page, which loaded before the worker was installed, and for the start page
 * of the installed app. Returns the path if the response was not a page of the site.
 */
export async function savePageAt(path: string): Promise<string[]> {
  const url = new URL(path, self.location.origin);
  if (!isPageUrl(url)) return [];
  const page = await fetch(url, { signal: AbortSignal.timeout(pageTimeoutMs) });
  // Pages of signed-in users are never stored; offline, the app shell renders them.
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
 * While a newer version is waiting, the server's pages refer to files this version does not have, so they are not stored.
 * Returns false if the response is not a page of the site, for example a captive portal.
 */
async function savePage(url: string, page: Response): Promise<boolean> {
  const [, script] =
    /<script type="module"[^>]* src="([^"]*\/assets\/[^"]+)"/.exec(await page.clone().text()) ?? [];
  if (script === undefined) return false;
  if (versionFile(script)) await storeInCache(cacheConfigs.pages, url, page);
  return true;
}

const withoutHash = (url: string) => url.replace(/#.*$/, '');
