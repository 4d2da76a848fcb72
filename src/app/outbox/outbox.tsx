import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { CartMark } from '#src/features/cart/cart-mark.tsx';
import { AccountMark } from '#src/features/auth/account-mark.tsx';
import { WaitingMark } from '#src/features/outbox/waiting-mark.tsx';
import { startOutbox } from '#src/outbox/start.ts';
import { useConfigurations } from './use-configurations.ts';
import { useExpiry } from './use-expiry.ts';
import { usePrivacy } from './use-privacy.ts';

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
