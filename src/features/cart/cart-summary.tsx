import { useRef } from 'react';
import type { CartLine } from '#src/contract/cart.ts';
import type { Entry } from '#src/contract/outbox.ts';
import type { Destination } from '#src/format/expected-delivery.ts';
import { dispatchesOf, isSplit } from '#src/format/order-dispatch.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { usePrices } from '#src/ui/prices.ts';
import { useDeliveryDates } from '#src/ui/use-delivery-dates.ts';
import { useShipText } from '#src/ui/use-ship-date.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './cart-view.module.css';
import { CheckoutBar } from './checkout-bar.tsx';
import type { ShownCart } from './overlay.ts';
import { SaveAsList } from './save-as-list.tsx';
import { ShareLink } from './share-link.tsx';

interface Props {
  cart: ShownCart;
  /** When prices and stock were fetched, in milliseconds. */
  savedAt: number;
  pending: Entry[];
  destination: Destination | undefined;
}

/** The estimated subtotal, the days of dispatch and the next steps. */
export function CartSummary({ cart, savedAt, pending, destination }: Props) {
  const { lines, subtotal, currency, isPending } = cart;
  const urls = lines.flatMap(({ product }) => product?.url ?? []);
  const isPartlyOnRequest = lines.some(({ unitPrice }) => unitPrice === null);
  const summary = useRef<HTMLElement>(null);
  const { format, vatPercent } = usePrices();
  return (
    <aside ref={summary} className={styles.summary} aria-label="Order summary">
      <dl className={styles.total}>
        <dt>{isPending ? 'Estimated subtotal' : 'Subtotal'}</dt>
        <dd>{format({ amountMinor: subtotal, currency })}</dd>
      </dl>
      {isPartlyOnRequest && <p className={styles.note}>Excludes items whose price is on request.</p>}
      <Dispatch lines={lines} savedAt={savedAt} />
      <Arrival lines={lines} savedAt={savedAt} destination={destination} />
      <p className={styles.note}>
        {vatPercent === null
          ? 'Tax and shipping are calculated at checkout.'
          : `Incl. ${vatPercent}% VAT, plus shipping. Both are calculated for your address at checkout.`}
      </p>
      {isPending && <PendingChanges pending={pending} />}
      <ButtonLink variant="primary" href="/checkout">
        Go to checkout
      </ButtonLink>
      <ButtonLink href="/request-quote?cart=1#form">Request a quote for these items</ButtonLink>
      <div className={styles.actions}>
        {urls.length > 1 && (
          <SiteLink
            href={`/compare?products=${[...new Set(urls)].slice(0, 6).map(encodeURIComponent).join(',')}`}
          >
            Compare these products
          </SiteLink>
        )}
        <SiteLink href="/quick-order">Quick order</SiteLink>
      </div>
      <ShareLink lines={lines} />
      <SaveAsList lines={lines} />
      <CheckoutBar subtotalMinor={subtotal} currency={currency} replaces={summary} />
    </aside>
  );
}

/** The day the whole order ships, and the day the first items ship if that is earlier. */
function Dispatch({ lines, savedAt }: { lines: CartLine[]; savedAt: number }) {
  const shipText = useShipText(savedAt);
  const dispatches = dispatchesOf(lines);
  const textOf = (leadTimeDays: number | null) => shipText({ stock: 0, leadTimeDays });
  return (
    <div className={styles.dispatch}>
      <p>
        {isSplit(dispatches) ? 'All items: ' : ''}
        <strong>{textOf(dispatches.last)}</strong>
      </p>
      {isSplit(dispatches) && (
        <p>
          First items: <strong>{textOf(dispatches.first)}</strong>
        </p>
      )}
      {isSplit(dispatches) && <p className={styles.note}>You choose one delivery or several at checkout.</p>}
    </div>
  );
}

/** The day all items arrive. The text has the same height before the day is known. */
function Arrival({ lines, savedAt, destination }: Omit<Props, 'cart' | 'pending'> & { lines: CartLine[] }) {
  const { arrives } = useDeliveryDates(savedAt);
  const arrival = destination ? arrives(dispatchesOf(lines).last, destination) : '';
  return (
    <>
      <p className={styles.note}>
        {arrival === '' ? 'Arrival date at checkout' : `All items arrive ${arrival}.`}
      </p>
      <p className={styles.note}>
        {destination ? `Shipping to ${destination.country}: ${destination.method}.` : '\u00a0'}
      </p>
    </>
  );
}

function PendingChanges({ pending }: { pending: Entry[] }) {
  const isTried = pending.some(({ attempts }) => attempts > 0);
  return (
    <p className={styles.waiting} role="status">
      {isTried
        ? 'Your changes are saved on this device and will be sent when you are online.'
        : 'Sending your changes…'}
    </p>
  );
}
