import { useEffect } from 'react';
import { sessionRefused } from '#src/outbox/own-request.ts';
import { useOutbox } from '#src/outbox/use-outbox.ts';

/** What could not be sent because the session is over, maybe by the worker, has the session verified. */
export function useExpiry() {
  const isParked = (useOutbox() ?? []).some(({ state }) => state === 'parked');
  useEffect(() => {
    if (isParked) window.dispatchEvent(new Event(sessionRefused));
  }, [isParked]);
}
