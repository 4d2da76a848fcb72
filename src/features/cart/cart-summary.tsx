import { useRef, type ReactNode } from 'react';
import type { CartLine } from '#src/contract/cart.ts';
import type { Entry } from '#src/contract/outbox.ts';
import type { Destination } from '#src/format/expected-delivery.ts';
import { dispatchesOf, isSplit } from '#src/format/order-dispatch.ts';
import { formatNumber } from '#src/format/quantity.ts';
import { m } from '#src/messages/m.ts';
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
    <aside ref={summary} className={styles.summary} aria-label={m.cart.orderSummary}>
      <dl className={styles.total}>
        <dt>{isPending ? m.cart.estimatedSubtotal : m.cart.subtotal}</dt>
        <dd>{format({ amountMinor: subtotal, currency })}</dd>
      </dl>
      {isPartlyOnRequest && <p className={styles.note}>{m.cart.excludesOnRequest}</p>}
      <Dispatch lines={lines} savedAt={savedAt} />
      <Arrival lines={lines} savedAt={savedAt} destination={destination} />
      <p className={styles.note}>
        {vatPercent === null
          ? m.cart.taxAtCheckout
          : m.cart.vatAtCheckout({ percent: formatNumber(vatPercent) })}
      </p>
      {isPending && <PendingChanges pending={pending} />}
      <ButtonLink variant="primary" href="/checkout">
        {m.cart.goToCheckout}
      </ButtonLink>
      <ButtonLink href="/request-quote?cart=1#form">{m.cart.requestQuoteForItems}</ButtonLink>
      <div className={styles.actions}>
        {urls.length > 1 && (
          <SiteLink
            href={`/compare?products=${[...new Set(urls)].slice(0, 6).map(encodeURIComponent).join(',')}`}
          >
            {m.cart.compareProducts}
          </SiteLink>
        )}
        <SiteLink href="/quick-order">{m.cart.quickOrder}</SiteLink>
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
        {isSplit(dispatches)
          ? m.cart.allItemsShip({ ships: textOf(dispatches.last), strong })
          : strong(textOf(dispatches.last))}
      </p>
      {isSplit(dispatches) && <p>{m.cart.firstItemsShip({ ships: textOf(dispatches.first), strong })}</p>}
      {isSplit(dispatches) && <p className={styles.note}>{m.cart.oneDeliveryOrSeveral}</p>}
    </div>
  );
}

const strong = (text: ReactNode) => <strong>{text}</strong>;

/** The day all items arrive. The text has the same height before the day is known. */
function Arrival({ lines, savedAt, destination }: Omit<Props, 'cart' | 'pending'> & { lines: CartLine[] }) {
  const { arrives } = useDeliveryDates(savedAt);
  const arrival = destination ? arrives(dispatchesOf(lines).last, destination) : '';
  return (
    <>
      <p className={styles.note}>
        {arrival === '' ? m.cart.arrivalAtCheckout : m.cart.allItemsArrive({ days: arrival })}
      </p>
      <p className={styles.note}>
        {destination
          ? m.cart.shippingTo({ country: destination.country, method: destination.method })
          : '\u00a0'}
      </p>
    </>
  );
}

function PendingChanges({ pending }: { pending: Entry[] }) {
  const isTried = pending.some(({ attempts }) => attempts > 0);
  return (
    <p className={styles.waiting} role="status">
      {isTried ? m.cart.changesSaved : m.cart.sendingChanges}
    </p>
  );
}
