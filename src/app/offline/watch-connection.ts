import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { isServerThere } from '#src/api/probe.ts';

const second = 1000;
const firstPauseMs = 5 * second;
const longestPauseMs = 60 * second;

/**
 * Keeps the query cache told of the connection, so that it waits while there is none and renews what is shown when it
 * is back. Asks the server at the start, when the browser reports a change, when a request failed, when somebody comes
 * back to the tab, and while there is no connection again and again, ever more rarely.
 */
export function watchConnection(client: QueryClient): () => void {
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<void> | undefined;

  const ask = async () => {
    clearTimeout(timer);
    const isThere = await isServerThere();
    onlineManager.setOnline(isThere);
    pauseMs = isThere ? firstPauseMs : Math.min(2 * pauseMs, longestPauseMs);
    if (!isThere) timer = setTimeout(check, pauseMs);
  };
  // What happens while the server is asked may have come too late for the answer.
  let isAskedAgain = false;
  const check = () => {
    isAskedAgain = asking !== undefined;
    asking ??= ask().finally(() => {
      asking = undefined;
      if (isAskedAgain) check();
    });
  };
  const lost = () => {
    onlineManager.setOnline(false);
    check();
  };
  const returned = () => {
    if (document.visibilityState === 'visible' && !onlineManager.isOnline()) check();
  };

  onlineManager.setEventListener(() => {
    window.addEventListener('online', check);
    window.addEventListener('offline', lost);
    document.addEventListener('visibilitychange', returned);
    return () => {
      window.removeEventListener('online', check);
      window.removeEventListener('offline', lost);
      document.removeEventListener('visibilitychange', returned);
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
