import { use, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { CartMark } from '#src/features/cart/cart-mark.tsx';
import { WaitingMark } from '#src/features/outbox/waiting-mark.tsx';
import { AuthContext } from '#src/features/auth/auth-provider.tsx';
import { readStoredSession } from '#src/features/auth/stored-session.ts';
import { mirrorSession } from '#src/outbox/session.ts';
import { startOutbox } from '#src/outbox/start.ts';

/** Sends what waits, and shows how much that is. */
export function Outbox() {
  const session = use(AuthContext)?.session;
  useEffect(() => {
    // The worker cannot read the session where the customer's call keeps it. Not the context: it begins as nobody.
    void mirrorStored().catch(() => undefined);
    const changed = () => void mirrorStored().catch(() => undefined);
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  }, [session]);
  useEffect(startOutbox, []);
  // Every page has a header of its own.
  const { pathname } = useLocation();
  const [places, setPlaces] = useState<(HTMLElement | null)[]>([]);
  useEffect(() => setPlaces(['waiting', 'cart-count'].map((id) => document.getElementById(id))), [pathname]);
  const [waiting, count] = places;
  return (
    <>
      {waiting && createPortal(<WaitingMark />, waiting)}
      {count && createPortal(<CartMark />, count)}
    </>
  );
}

async function mirrorStored() {
  const stored = await readStoredSession(localStorage);
  await mirrorSession(stored ? { subject: String(stored.user.id), jwt: stored.jwt } : undefined);
}
