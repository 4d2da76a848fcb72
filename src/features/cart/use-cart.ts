import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Cart } from '#src/contract/cart.ts';
import { onChange } from '#src/outbox/change-events.ts';
import { cartQuery } from './cart-query.ts';
import { readDeviceCart, type DeviceCart } from './shown-cart.ts';

/** The cart as this device has it; undefined until it is read, null where the browser stores nothing. */
export function useDeviceCart(): DeviceCart | null | undefined {
  const [cart, setCart] = useState<DeviceCart | null>();
  useEffect(() => {
    let isGone = false;
    const show = async () => {
      const found = await readDeviceCart().catch(() => null);
      if (!isGone) setCart(found);
    };
    void show();
    const stop = onChange(() => void show());
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return cart;
}

export interface CartOnScreen {
  cart: DeviceCart | null | undefined;
  query: UseQueryResult<Cart>;
}

/** The cart on the device, refreshed from the server. */
export function useCart(): CartOnScreen {
  const cart = useDeviceCart();
  const query = useQuery({ ...cartQuery(cart?.subject ?? null), enabled: Boolean(cart) });
  return { cart, query };
}
