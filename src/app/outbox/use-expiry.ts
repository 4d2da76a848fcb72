import { useEffect } from 'react';
import { sessionRejectedEvent } from '#src/outbox/request-as-user.ts';
import { useOutbox } from '#src/outbox/use-outbox.ts';

/** What could not be sent because the session is over, maybe by the worker, has the session verified. */
export function useExpiry() {
  const isParked = (useOutbox() ?? []).some(({ state }) => state === 'parked');
  useEffect(() => {
    if (isParked) window.dispatchEvent(new Event(sessionRejectedEvent));
  }, [isParked]);
}
