import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { CartBadge } from '#src/features/cart/cart-badge.tsx';
import { AuthContext } from '#src/features/auth/auth-provider.tsx';
import { AccountBadge } from '#src/features/auth/account-badge.tsx';
import { PendingBadge } from '#src/features/outbox/pending-badge.tsx';
import { sessionRejectedEvent } from '#src/api/request-as-user.ts';
import { startOutbox } from '#src/outbox/start.ts';
import { useOutbox } from '#src/outbox/use-outbox.ts';

/** Runs the outbox and shows its badges in the header. */
export function Outbox() {
  usePrivacy();
  useExpiry();
  useConfigurations();
  useEffect(startOutbox, []);
  useEffect(() => void preloadAddRow().catch(() => undefined), []);
  return (
    <>
      <Badge place="outbox" View={PendingBadge} />
      <Badge place="shopping-cart" View={CartBadge} />
      <Badge place="user" View={AccountBadge} />
    </>
  );
}

/** "Add" in the rows of lists. Loaded in advance, because the connection may be lost when it is needed. */
const preloadAddRow = () => import('#src/features/cart/add-part-row.ts');

/** In the header and, on a phone, in the bar at the lower edge; one of the two is hidden. */
function Badge({ place, View }: { place: string; View: () => ReactNode }) {
  // The header is rendered again on every page.
  const { pathname } = useLocation();
  const [elements, setElements] = useState<Element[]>([]);
  useEffect(() => setElements([...document.querySelectorAll(`[data-badge='${place}']`)]), [pathname, place]);
  return elements.map((element, index) => createPortal(<View />, element, String(index)));
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
  await mutations.moveToAccount();
}
