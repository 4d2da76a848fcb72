import { useQuery } from '@tanstack/react-query';
import { m } from '#src/messages/m.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './cart-badge.module.css';
import { cartQuery } from './cart-query.ts';
import { useDeviceCart } from './use-cart.ts';

/** The number of cart lines, shown in the header. */
export function CartBadge() {
  const cart = useDeviceCart();
  // A visitor's cart is only on this device; a customer's cart may have changed on another one.
  useQuery({ ...cartQuery(cart?.subject ?? null), enabled: typeof cart?.subject === 'string' });
  const count = cart?.shown.lines.length ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span className={styles.number} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>{m.cart.items({ count })}</VisuallyHidden>
    </>
  );
}
