import { useEffect, useState } from 'react';

/** What is no part of the first script: fetched when the browser has nothing else to do, where it can store things. */
export function useAfterIdle<T>(load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    // Without a connection it may be missing; the page is complete without it.
    const start = () =>
      void load().then(
        (found) => setLoaded(() => found),
        () => undefined,
      );
    if (import.meta.env.PROD && 'caches' in window && 'locks' in navigator) whenIdle(start);
  }, [load]);
  return loaded;
}

// Safari has no idle callbacks.
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 1000);
