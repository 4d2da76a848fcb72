import { use } from 'react';
import { IsOfflineContext } from '#src/ui/connection-context.ts';
import { useDeviceCart } from './use-cart.ts';

/** The quantity of a part in the cart on this device, and whether a change is waiting for a connection. */
export function useQuantityInCart(partNumber: string) {
  const isOffline = use(IsOfflineContext);
  const cart = useDeviceCart();
  const lines = (cart?.shown.lines ?? []).filter((line) => line.partNumber === partNumber);
  return {
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    isPending: isOffline && lines.some((line) => line.isPending),
  };
}
