import { useEffect, useState, type ComponentType } from 'react';

/** The offline part is no part of the first script: it comes when the browser has nothing else to do. */
export function OfflineSlot() {
  const [Offline, setOffline] = useState<ComponentType>();
  useEffect(() => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator)
      whenIdle(() => void import('./offline.tsx').then((loaded) => setOffline(() => loaded.Offline)));
  }, []);
  return Offline ? <Offline /> : null;
}

// Safari has no idle callbacks.
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 1000);
