import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { lazyPart, nothing, whenIdle } from '#src/ui/lazy-part.tsx';
import { isFirstPage, afterFirstInput } from './after-first-input.ts';
import { workerOrAction } from './offline/worker-or-action.ts';

const maxWaitMs = 3000;
const pollIntervalMs = 100;

const HeaderSearch = lazyPart(async () => (await import('./search/header-search.tsx')).HeaderSearch, nothing);
const Outbox = lazyPart(async () => (await import('./outbox/outbox.tsx')).Outbox, nothing);
const VisitorOffers = lazyPart(async () => (await import('./visitor-offers.tsx')).VisitorOffers, nothing);
const Offline = lazyPart(async () => (await import('./offline/offline.tsx')).Offline, nothing);

/**
 * The parts of the site that run on every page but are not in the first script. They are loaded one at a time, once the
 * visitor uses the page, its data has arrived and the browser is idle: together they would block input on a phone. A first
 * visit waits for the worker, which stores them anyway, or until the visitor does something.
 */
export function BackgroundParts() {
  const [loaded, setLoaded] = useState<(typeof Offline)[]>([]);
  const client = useQueryClient();
  useEffect(() => {
    const load = ([Part, ...others]: (typeof Offline)[]) =>
      void Part?.preload()
        // Rendered even if it could not be loaded: it then retries by itself.
        .catch(() => undefined)
        .then(() => startTransition(() => setLoaded((before) => [...before, Part])))
        .finally(() => whenIdle(() => load(others)));
    void afterFirstInput().then(() => {
      const deadline = Date.now() + maxWaitMs;
      whenIdle(function loadWhenReady() {
        if (isPageLoading(client) && Date.now() < deadline)
          setTimeout(whenIdle, pollIntervalMs, loadWhenReady);
        else void ready().then(() => load(parts()));
      });
    });
  }, [client]);
  // oxlint-disable-next-line react/no-array-index-key -- Parts are only added, at the end.
  return loaded.map((Part, index) => <Part key={index} />);
}

const parts = () => [HeaderSearch, Outbox, ...(canRegisterWorker() ? [Offline] : []), VisitorOffers];

const ready = async () => void (canRegisterWorker() && isFirstPage() && (await workerOrAction()));

const isPageLoading = (client: QueryClient) =>
  client.isFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;

const canRegisterWorker = () => import.meta.env.PROD && 'serviceWorker' in navigator;
