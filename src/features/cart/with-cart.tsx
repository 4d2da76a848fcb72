import { useQueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import type { Cart } from '#src/contract/cart.ts';
import { storeConfirmed, storeEmptyCart } from '#src/outbox/confirmed.ts';
import { Async } from '#src/ui/async.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { DeviceCart } from './shown-cart.ts';
import { Unavailable } from './unavailable.tsx';
import { useCart } from './use-cart.ts';

interface CartSource {
  cart: DeviceCart;
  /** The server has returned a new cart. */
  storeCart: (cart: Cart) => void;
  /** The server's cart has changed; it is requested when needed. */
  clearCart: () => void;
}

/** Passes the cart to another part of the page. */
export function WithCart({ children }: { children: (source: CartSource) => ReactNode }) {
  const { cart, query } = useCart();
  const client = useQueryClient();
  const subject = cart?.subject ?? null;
  const storeCart = useCallback(
    (confirmedCart: Cart) =>
      void storeConfirmed(subject, { serverState: { of: 'cart', cart: confirmedCart } }),
    [subject],
  );
  const clearCart = useCallback(() => {
    void storeEmptyCart(subject);
    void client.invalidateQueries({ queryKey: ['mine', 'cart'] });
  }, [subject, client]);
  if (cart === null) return <Unavailable />;
  if (cart === undefined) return <Skeleton />;
  const isKnown = cart.confirmed !== undefined || cart.pending.length > 0;
  if (!isKnown) return <Async query={query}>{() => <Skeleton />}</Async>;
  return children({ cart, storeCart, clearCart });
}
