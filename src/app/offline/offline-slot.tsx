import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';

const longestWait = 3000;
const lookEvery = 100;

/** The offline part is no part of the first script: it comes when the page is drawn and the browser has nothing to do. */
export function OfflineSlot() {
  const [Offline, setOffline] = useState<ComponentType>();
  const client = useQueryClient();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const load = () => void import('./offline.tsx').then((loaded) => setOffline(() => loaded.Offline));
    const looksUntil = Date.now() + longestWait;
    whenIdle(function look() {
      if (isWaiting(client) && Date.now() < looksUntil) setTimeout(whenIdle, lookEvery, look);
      else load();
    });
  }, [client]);
  return Offline ? <Offline /> : null;
}

const isWaiting = (client: QueryClient) =>
  client.isFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;

// Safari has no idle callbacks.
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 1000);
