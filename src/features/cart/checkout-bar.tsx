import { useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#src/messages/m.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { usePrices } from '#src/ui/prices.ts';
import styles from './checkout-bar.module.css';
import { useBarPlace, useIsOutOfView } from './use-bar.ts';

interface Props {
  subtotalMinor: number;
  currency: string;
  /** The block with the main button. */
  replaces: RefObject<HTMLElement | null>;
}

/** On narrow screens, the subtotal and the checkout button while the summary is not on the screen. */
export function CheckoutBar({ subtotalMinor, currency, replaces }: Props) {
  const bar = useRef<HTMLElement>(null);
  const isShown = useIsOutOfView(replaces, bar);
  const place = useBarPlace();
  const { format } = usePrices();
  if (!isShown || place?.name !== 'bottom') return null;
  return createPortal(
    <section ref={bar} className={styles.bar} aria-label={m.cart.checkout}>
      <p>{format({ amountMinor: subtotalMinor, currency })}</p>
      <ButtonLink variant="primary" href="/checkout">
        {m.cart.checkout}
      </ButtonLink>
    </section>,
    place.element,
  );
}
