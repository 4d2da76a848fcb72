import { startTransition, useEffect, useState } from 'react';

/**
 * What is no part of the first script: fetched when the browser has nothing else to do. Null where it cannot be had, or
 * the browser can store nothing.
 */
export function useAfterIdle<T>(load: () => Promise<T>): T | null | undefined {
  const [loaded, setLoaded] = useState<T | null>();
  useEffect(() => {
    // Drawn in slices, between which a tap is answered.
    const show = (found: T | null) => startTransition(() => setLoaded(() => found));
    const start = () => void load().then(show, () => show(null));
    if ('caches' in window && 'locks' in navigator) whenIdle(start);
    else show(null);
  }, [load]);
  return loaded;
}

// Safari has no idle callbacks.
export const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 1000);
