import { useEffect } from 'react';
import { sessionRejectedEvent } from '#src/outbox/request-as-user.ts';
import { useOutbox } from '#src/outbox/use-outbox.ts';

/** Verifies the session if an entry could not be sent because it has expired. The worker may have tried to send it. */
export function useExpiry() {
  const isParked = (useOutbox() ?? []).some(({ state }) => state === 'parked');
  useEffect(() => {
    if (isParked) window.dispatchEvent(new Event(sessionRejectedEvent));
  }, [isParked]);
}
