import { keep, kept, keptIn } from './caches.ts';
import { storedShell } from './install.ts';
import { isFresh, isGatewayFailure, isPageAddress, isPrivate, isPublicPage } from './page-answers.ts';
import { createPatience, inTime, withFirstBytes } from './race.ts';
import { versionFile } from './version-files.ts';

const patience = createPatience();
const pageTimeoutMs = 30_000;

/**
 * The page that was seen a moment ago; else the one of the network, else the last one that was seen at this address,
 * else the shell, which draws any page. Reloading asks the network.
 */
export async function navigate(event: FetchEvent): Promise<Response> {
  const address = withoutHash(event.request.url);
  const seen = await keptIn(kept.pages, address);
  if (seen && isFresh(seen, Date.now()) && event.request.cache === 'default') {
    event.waitUntil(renewPage(event, address).catch(() => undefined));
    return seen;
  }
  return race(event, address);
}

/** The first page of all came before there was a worker to keep it; the one that the installed app starts with may not have come. */
/** Stores the page at this path; returns the path where something else came in its place. */
export async function keepPageAt(path: string): Promise<string[]> {
  const address = new URL(path, self.location.origin);
  if (!isPageAddress(address)) return [];
  const page = await fetch(address, { signal: AbortSignal.timeout(pageTimeoutMs) });
  // Of somebody who is signed in: never stored, the shell draws it.
  if (page.ok && isPrivate(page.headers)) return [];
  return isPublicPage(page) && (await keepPage(address.href, page)) ? [] : [path];
}

async function renewPage(event: FetchEvent, address: string) {
  const page = await fromNetwork(event);
  if (isPublicPage(page)) await keepPage(address, page);
}

async function race(event: FetchEvent, address: string): Promise<Response> {
  const network = fromNetwork(event);
  const answer = await inTime(withFirstBytes(network), patience.milliseconds());
  if (answer === 'late') patience.wasLate();
  if (answer instanceof Response && !isGatewayFailure(answer)) {
    patience.wasInTime();
    if (isPublicPage(answer)) event.waitUntil(keepPage(address, answer.clone()).catch(() => undefined));
    return answer;
  }
  return (await keptIn(kept.pages, address)) ?? (await storedShell()) ?? network;
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
async function keepPage(address: string, page: Response): Promise<boolean> {
  const [, script] =
    /<script type="module"[^>]* src="(\/assets\/[^"]+)"/.exec(await page.clone().text()) ?? [];
  if (script === undefined) return false;
  if (versionFile(script)) await keep(kept.pages, address, page);
  return true;
}

const withoutHash = (address: string) => address.replace(/#.*$/, '');
