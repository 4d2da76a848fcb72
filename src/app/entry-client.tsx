import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { hydrate, onlineManager, type QueryClient } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { provideCredentials } from '#src/api/credentials.ts';
import { createQueryClient, persistQueries } from '#src/cache/query-client.ts';
import { languagePrefix } from '#src/format/language-prefix.ts';
import { pathInSite } from '#src/format/site-paths.ts';
import { isFromServer } from './after-first-input.ts';
import { isPreview } from './preview.ts';
import { App } from './app.tsx';
import { delay } from './delay.ts';
import { dateTo, readEmbedded } from './embedded.ts';
import { loadStyles } from './load-styles.ts';
import { matchRoute } from './routes.tsx';
import { TranslatedRouter } from './translated-router.tsx';
import { untilSuccess } from './until-success.ts';

declare const __PATH_SEGMENTS__: object | undefined;

/** If the data is not in IndexedDB within this time, render a loading state. */
const maxWaitMs = 200;

provideCredentials(() => import('#src/outbox/credentials.ts'));

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  const { config, state } = readEmbedded(document);
  const client = createQueryClient();
  if (import.meta.env.PROD && !isPreview()) persistQueries(client);
  const isServed = isServedFor(window.location);
  const isServerRendered = isServed && Object.keys(state).length > 0;
  await Promise.all([
    isServerRendered ? loadServedRoute() : loadRoute(),
    import.meta.env.PROD && !isServerRendered && restore(client),
    loadStyles(),
  ]);
  if (isFromServer()) dateTo(performance.timeOrigin, state);
  hydrate(client, state);
  onlineManager.setOnline(navigator.onLine);
  if (!isServerRendered) await Promise.race([loadContent(client).catch(() => undefined), delay(maxWaitMs)]);
  const site = <App client={client} config={config} />;
  const app = (
    <StrictMode>
      {typeof __PATH_SEGMENTS__ === 'object' ? (
        <TranslatedRouter>{site}</TranslatedRouter>
      ) : (
        <BrowserRouter basename={languagePrefix}>{site}</BrowserRouter>
      )}
    </StrictMode>
  );
  // As a transition, so that hydration is interruptible and does not block input.
  if (isServed && root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** Back and forward before the script runs change the URL, but not the page that was served. */
function isServedFor({ href, hash }: Location): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !navigation || navigation.name.split('#', 1)[0] === href.slice(0, href.length - hash.length);
}

/** The route of the current URL. */
function current() {
  const { pathname, searchParams } = new URL(window.location.href);
  const { entry, params } = matchRoute(pathInSite(pathname));
  return { entry, location: { params, search: searchParams } };
}

/** If it fails, the page shows why. */
async function loadRoute() {
  await current()
    .entry.loadModule()
    .catch(() => undefined);
}

/** Repeats until the code has arrived. The server's HTML works without script, and an error would replace it. */
async function loadServedRoute() {
  const { entry, location } = current();
  await untilSuccess(async () => {
    const { preload } = await entry.loadModule();
    await preload?.(location);
  });
}

/** For pages that were not server-rendered: restores header and footer from the device. */
async function restore(client: QueryClient) {
  const { restoreFrame } = await import('#src/cache/frame.ts');
  await restoreFrame(client).catch(() => undefined);
}

/** Stored data loads quickly, so the first render already has the content. */
async function loadContent(client: QueryClient) {
  const { entry, location } = current();
  const { load } = await entry.loadModule();
  await load(client, location);
}

/** Resolves when React has begun to take over the page. Last, because it uses what the module defines. */
export const started = start();
