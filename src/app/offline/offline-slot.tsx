import { useEffect, useState, type ComponentType } from 'react';

/** These parts are no part of the first script: they come when the browser has nothing else to do. */
export function OfflineSlot() {
  const [Offline, setOffline] = useState<ComponentType>();
  const [Outbox, setOutbox] = useState<ComponentType>();
  useEffect(() => {
    whenIdle(() => {
      void import('../outbox/outbox.tsx').then((loaded) => setOutbox(() => loaded.Outbox));
      if (import.meta.env.PROD && 'serviceWorker' in navigator)
        void import('./offline.tsx').then((loaded) => setOffline(() => loaded.Offline));
    });
  }, []);
  return (
    <>
      {Outbox && <Outbox />}
      {Offline && <Offline />}
    </>
  );
}

// Safari has no idle callbacks.
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 1000);
