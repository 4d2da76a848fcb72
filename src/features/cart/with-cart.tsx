import { useQueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import type { Cart } from '#src/contract/cart.ts';
import { storeConfirmed, storeEmptyCart } from '#src/outbox/confirmed.ts';
import { Async } from '#src/ui/async.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { DeviceCart } from './shown-cart.ts';
import { Unavailable } from './unavailable.tsx';
import { useCart } from './use-cart.ts';

interface Hands {
  cart: DeviceCart;
  /** The server told of another cart. */
  keep: (cart: Cart) => void;
  /** The server's is another now; it is asked when it is needed. */
  forget: () => void;
}

/** The cart for another part of the page. */
export function WithCart({ children }: { children: (hands: Hands) => ReactNode }) {
  const { cart, query } = useCart();
  const client = useQueryClient();
  const subject = cart?.subject ?? null;
  const keep = useCallback(
    (told: Cart) => void storeConfirmed(subject, { serverState: { of: 'cart', cart: told } }),
    [subject],
  );
  const forget = useCallback(() => {
    void storeEmptyCart(subject);
    void client.invalidateQueries({ queryKey: ['mine', 'cart'] });
  }, [subject, client]);
  if (cart === null) return <Unavailable />;
  if (cart === undefined) return <Skeleton />;
  const isKnown = cart.confirmed !== undefined || cart.pending.length > 0;
  if (!isKnown) return <Async query={query}>{() => <Skeleton />}</Async>;
  return children({ cart, keep, forget });
}
