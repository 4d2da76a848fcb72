import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '#src/ui/use-after-idle.ts';

const maxWaitMs = 3000;
const pollIntervalMs = 100;

interface Part {
  name: string;
  Component: ComponentType;
}
type Load = () => Promise<Part>;

const loadSearch: Load = async () => ({
  name: 'search',
  Component: (await import('../search/header-search.tsx')).HeaderSearch,
});
const loadOutbox: Load = async () => ({
  name: 'outbox',
  Component: (await import('../outbox/outbox.tsx')).Outbox,
});
const loadOffline: Load = async () => ({
  name: 'offline',
  Component: (await import('./offline.tsx')).Offline,
});

/** Loads parts that are not in the first script, once the page is rendered and the browser is idle. */
export function OfflineSlot() {
  const [loaded, setLoaded] = useState<Part[]>([]);
  const client = useQueryClient();
  useEffect(() => {
    const deadline = Date.now() + maxWaitMs;
    const show = (part: Part) => startTransition(() => setLoaded((shown) => [...shown, part]));
    // One at a time: together they would block input on a phone.
    const load = ([first, ...others]: Load[]) =>
      void first?.()
        .then(show)
        .finally(() => whenIdle(() => load(others)));
    const parts = [loadSearch, loadOutbox];
    if (import.meta.env.PROD && 'serviceWorker' in navigator) parts.push(loadOffline);
    whenIdle(function loadWhenReady() {
      if (isPageLoading(client) && Date.now() < deadline) setTimeout(whenIdle, pollIntervalMs, loadWhenReady);
      else load(parts);
    });
  }, [client]);
  return loaded.map(({ name, Component }) => <Component key={name} />);
}

const isPageLoading = (client: QueryClient) =>
  client.isFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;
