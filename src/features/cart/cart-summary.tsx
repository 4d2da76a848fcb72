import type { Entry } from '#src/contract/outbox.ts';
import { formatMoney } from '#src/format/money.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './cart-view.module.css';
import type { ShownCart } from './overlay.ts';
import { SaveAsList } from './save-as-list.tsx';
import { ShareLink } from './share-link.tsx';

/** What it comes to so far, and the next steps. */
export function CartSummary({ cart, pending }: { cart: ShownCart; pending: Entry[] }) {
  const { lines, subtotal, currency, isWaiting } = cart;
  const urls = lines.flatMap(({ product }) => product?.url ?? []);
  const isPartlyOnRequest = lines.some(({ unitPrice }) => unitPrice === null);
  return (
    <aside className={styles.summary} aria-label="Order summary">
      <dl className={styles.total}>
        <dt>{isWaiting ? 'Estimated subtotal' : 'Subtotal'}</dt>
        <dd>{formatMoney({ amountMinor: subtotal, currency })}</dd>
      </dl>
      {isPartlyOnRequest && <p className={styles.note}>Excludes items whose price is on request.</p>}
      <p className={styles.note}>Tax and shipping are calculated at checkout.</p>
      {isWaiting && <Waiting pending={pending} />}
      <ButtonLink look="primary" href="/checkout">
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
    </aside>
  );
}

function Waiting({ pending }: { pending: Entry[] }) {
  const isTried = pending.some(({ attempts }) => attempts > 0);
  return (
    <p className={styles.waiting} role="status">
      {isTried
        ? 'Your changes are saved on this device and will be sent when you are online.'
        : 'Sending your changes…'}
    </p>
  );
}
