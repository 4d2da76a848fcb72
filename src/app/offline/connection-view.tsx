import { onlineManager, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { onOutdated, readOutdated } from '#src/api/outdated.ts';
import { ConnectionIsBack, ConnectionStrip, OutdatedStrip } from '#src/features/offline/connection-strip.tsx';
import { watchConnection } from './watch-connection.ts';
import { watchOutdated } from './watch-outdated.ts';

const shownAfterReturnMs = 4000;

/** Shown while offline or while the server cannot update its data, and for a moment after the connection is back. */
export function ConnectionView() {
  const client = useQueryClient();
  useEffect(() => watchConnection(client), [client]);
  const outdated = useOutdated(client);
  const isOnline = useSyncExternalStore(subscribe, isConnected);
  const savedAt = useOldestShown(client);
  const isBack = useReturn(isOnline);
  if (!isOnline) return <ConnectionStrip savedAt={savedAt} />;
  if (outdated) return <OutdatedStrip since={outdated.since} />;
  return isBack ? <ConnectionIsBack /> : null;
}

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isConnected = () => onlineManager.isOnline();

function useOutdated(client: QueryClient) {
  const outdated = useSyncExternalStore(onOutdated, readOutdated);
  const isOutdated = outdated !== null;
  useEffect(() => (isOutdated ? watchOutdated(client) : undefined), [client, isOutdated]);
  return outdated;
}

function useReturn(isOnline: boolean) {
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (!isOnline || !wasOffline) return undefined;
    const timer = setTimeout(() => setWasOffline(false), shownAfterReturnMs);
    return () => clearTimeout(timer);
  }, [isOnline, wasOffline]);
  return wasOffline && isOnline;
}

/** The age of menu and footer does not matter to visitors. */
const frame = new Set<unknown>(['setting', 'navigation', 'footer']);

function useOldestShown(client: QueryClient) {
  const onChange = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(listener),
    [client],
  );
  return useSyncExternalStore(onChange, () => oldestShown(client));
}

function oldestShown(client: QueryClient): number | null {
  const shown = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ queryKey, state }) => !frame.has(queryKey[0]) && state.dataUpdatedAt > 0);
  return shown.length === 0 ? null : Math.min(...shown.map(({ state }) => state.dataUpdatedAt));
}
