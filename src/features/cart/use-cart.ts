import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Cart } from '#src/contract/cart.ts';
import { onChange } from '#src/outbox/change-events.ts';
import type { Loadable } from '#src/ui/async.tsx';
import { cartQuery } from './cart-query.ts';
import { readDeviceCart, type DeviceCart } from './shown-cart.ts';

/** The cart on this device; undefined until it is read, null if the browser has no storage. */
export function useDeviceCart(): DeviceCart | null | undefined {
  const [cart, setCart] = useState<DeviceCart | null>();
  useEffect(() => {
    let isUnmounted = false;
    const show = async () => {
      const deviceCart = await readDeviceCart().catch(() => null);
      if (!isUnmounted) setCart(deviceCart);
    };
    void show();
    const stop = onChange(() => void show());
    return () => {
      isUnmounted = true;
      stop();
    };
  }, []);
  return cart;
}

export interface CartState {
  cart: DeviceCart | null | undefined;
  query: Loadable<Cart>;
}

/** The cart on the device, refreshed from the server. */
export function useCart(): CartState {
  const cart = useDeviceCart();
  const query = useQuery({ ...cartQuery(cart?.subject ?? null), enabled: Boolean(cart) });
  return { cart, query };
}
