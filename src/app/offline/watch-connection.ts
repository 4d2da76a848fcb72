import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { isServerThere } from '#src/api/probe.ts';

const second = 1000;
const minPauseMs = 5 * second;
const maxPauseMs = 60 * second;

/**
 * Reports the connection to the query cache, so that it pauses while offline and refetches afterwards. Probes the server at
 * start, when the browser reports a change, when a request fails, when the tab becomes visible, and while offline with
 * increasing pauses.
 */
export function watchConnection(client: QueryClient): () => void {
  let pauseMs = minPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let probing: Promise<void> | undefined;

  const probe = async () => {
    clearTimeout(timer);
    const isThere = await isServerThere();
    onlineManager.setOnline(isThere);
    pauseMs = isThere ? minPauseMs : Math.min(2 * pauseMs, maxPauseMs);
    if (!isThere) timer = setTimeout(check, pauseMs);
  };
  // An event during a probe may come too late to affect its result, so probe again.
  let isProbeRequested = false;
  const check = () => {
    isProbeRequested = probing !== undefined;
    probing ??= probe().finally(() => {
      probing = undefined;
      if (isProbeRequested) check();
    });
  };
  const onOffline = () => {
    onlineManager.setOnline(false);
    check();
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible' && !onlineManager.isOnline()) check();
  };

  onlineManager.setEventListener(() => {
    window.addEventListener('online', check);
    window.addEventListener('offline', onOffline);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      window.removeEventListener('online', check);
      window.removeEventListener('offline', onOffline);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  });
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'failed') return;
    if (event.action.error.name === 'Unreachable' && onlineManager.isOnline()) check();
  });
  check();
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
