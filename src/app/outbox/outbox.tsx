import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { CartMark } from '#src/features/cart/cart-mark.tsx';
import { AuthContext } from '#src/features/auth/auth-provider.tsx';
import { AccountMark } from '#src/features/auth/account-mark.tsx';
import { WaitingMark } from '#src/features/outbox/waiting-mark.tsx';
import { sessionRejectedEvent } from '#src/outbox/request-as-user.ts';
import { startOutbox } from '#src/outbox/start.ts';
import { useOutbox } from '#src/outbox/use-outbox.ts';

/** Runs the outbox and shows its badges in the header. */
export function Outbox() {
  usePrivacy();
  useExpiry();
  useConfigurations();
  useEffect(startOutbox, []);
  // The header is rendered again on every page.
  const { pathname } = useLocation();
  const [places, setPlaces] = useState<(HTMLElement | null)[]>([]);
  useEffect(
    () => setPlaces(['waiting', 'mark-shopping-cart', 'mark-user'].map((id) => document.getElementById(id))),
    [pathname],
  );
  const [waiting, count, account] = places;
  return (
    <>
      {waiting && createPortal(<WaitingMark />, waiting)}
      {count && createPortal(<CartMark />, count)}
      {account && createPortal(<AccountMark />, account)}
    </>
  );
}

/** Clears personal queries (keys starting with 'mine') when another person signs in. */
function usePrivacy() {
  const { session } = use(AuthContext);
  const client = useQueryClient();
  const person = session === undefined ? undefined : (session?.user.id ?? null);
  const before = useRef(person);
  useEffect(() => {
    if (before.current !== undefined && before.current !== person)
      void client.resetQueries({ queryKey: ['mine'] });
    before.current = person;
  }, [client, person]);
}

/** Verifies the session if an entry could not be sent because it has expired. The worker may have tried to send it. */
function useExpiry() {
  const isParked = (useOutbox() ?? []).some(({ state }) => state === 'parked');
  useEffect(() => {
    if (isParked) window.dispatchEvent(new Event(sessionRejectedEvent));
  }, [isParked]);
}

/** Moves a visitor's saved configurations to the account on sign-in. */
function useConfigurations() {
  const { session } = use(AuthContext);
  const person = session?.user.id;
  useEffect(() => {
    if (person === undefined) return;
    // If the chunk cannot be loaded now, the next start tries again.
    void moveConfigurationsToAccount().catch(() => undefined);
  }, [person]);
}

async function moveConfigurationsToAccount() {
  const mutations = await import('#src/features/part-wizard/mutations.ts');
  await mutations.takeAlong();
}
