import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';

const longestWait = 3000;
const lookEvery = 100;

/** These parts are no part of the first script: they come when the page is drawn and the browser has nothing to do. */
export function OfflineSlot() {
  const [Outbox, setOutbox] = useState<ComponentType>();
  const [Offline, setOffline] = useState<ComponentType>();
  const [Search, setSearch] = useState<ComponentType>();
  const client = useQueryClient();
  useEffect(() => {
    const load = () => {
      void import('../search/header-search.tsx').then((loaded) => setSearch(() => loaded.HeaderSearch));
      void import('../outbox/outbox.tsx').then((loaded) => setOutbox(() => loaded.Outbox));
      if (import.meta.env.PROD && 'serviceWorker' in navigator)
        void import('./offline.tsx').then((loaded) => setOffline(() => loaded.Offline));
    };
    const looksUntil = Date.now() + longestWait;
    whenIdle(function look() {
      if (isWaiting(client) && Date.now() < looksUntil) setTimeout(whenIdle, lookEvery, look);
      else load();
    });
  }, [client]);
  return (
    <>
      {Search && <Search />}
      {Outbox && <Outbox />}
      {Offline && <Offline />}
    </>
  );
}

const isWaiting = (client: QueryClient) =>
  client.isFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;

// Safari has no idle callbacks.
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 1000);
