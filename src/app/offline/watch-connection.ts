import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { isServerReachable } from '#src/api/probe.ts';

const second = 1000;
const minPauseMs = second;
const maxPauseMs = 60 * second;

/**
 * Reports the connection to the query cache, so that it pauses while offline and refetches afterwards. Probes the server at
 * start, when the browser reports a change, when a request fails, when the tab becomes visible, and while offline with
 * increasing pauses. Browsers report a connection before it can be used, so the pauses start again with each report.
 */
export function watchConnection(client: QueryClient): () => void {
  const { check, stop } = startProbing();
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
    stop();
    unsubscribe();
  };
}

/** `check` probes the server now, and repeatedly while it is unreachable. */
function startProbing() {
  let pauseMs = minPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let probing: Promise<void> | undefined;
  // An event during a probe may come too late to affect its result, so probe again.
  let isProbeRequested = false;

  const probe = async () => {
    clearTimeout(timer);
    const isReachable = await isServerReachable();
    onlineManager.setOnline(isReachable);
    if (isReachable) return;
    timer = setTimeout(run, pauseMs);
    pauseMs = Math.min(2 * pauseMs, maxPauseMs);
  };
  const run = () => {
    isProbeRequested = probing !== undefined;
    probing ??= probe().finally(() => {
      probing = undefined;
      if (isProbeRequested) run();
    });
  };
  const check = () => {
    pauseMs = minPauseMs;
    run();
  };
  return { check, stop: () => clearTimeout(timer) };
}
