import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { hydrate, onlineManager, type QueryClient } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient, persistQueries } from '#src/cache/query-client.ts';
import { isPreview } from './preview.ts';
import { App } from './app.tsx';
import { delay } from './delay.ts';
import { readEmbedded } from './embedded.ts';
import { loadModule, matchRoute } from './routes.ts';

/** If the data is not in IndexedDB within this time, render a loading state. */
const maxWaitMs = 200;

await start();

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  const { config, state } = readEmbedded(document);
  const client = createQueryClient();
  if (import.meta.env.PROD && !isPreview()) persistQueries(client);
  const isDrawn = Object.keys(state).length > 0;
  await Promise.all([loadRoute(), import.meta.env.PROD && !isDrawn && restore(client)]);
  hydrate(client, state);
  onlineManager.setOnline(navigator.onLine);
  if (!isDrawn) await Promise.race([loadContent(client), delay(maxWaitMs)]);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App client={client} config={config} />
      </BrowserRouter>
    </StrictMode>
  );
  // As a transition, so that hydration is interruptible and does not block input.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

async function loadRoute() {
  await loadModule(matchRoute(window.location.pathname).entry).catch(() => undefined);
}

/** For pages that were not server-rendered: restores header and footer from the device. */
async function restore(client: QueryClient) {
  const { restoreFrame } = await import('#src/cache/frame.ts');
  await restoreFrame(client).catch(() => undefined);
}

/** Stored data loads quickly, so the first render already has the content. */
async function loadContent(client: QueryClient) {
  const { pathname, searchParams } = new URL(window.location.href);
  const { entry, params } = matchRoute(pathname);
  await entry.module?.load(client, { params, search: searchParams }).catch(() => undefined);
}
