import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { isServerThere } from '#src/api/probe.ts';

const second = 1000;
const minPauseMs = 5 * second;
const maxPauseMs = 60 * second;

/**
 * Keeps the query cache told of the connection, so that it waits while there is none and renews what is shown when it
 * is back. Asks the server at the start, when the browser reports a change, when a request failed, when somebody comes
 * back to the tab, and while there is no connection again and again, ever more rarely.
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
  // What happens while the server is asked may have come too late for the answer.
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
