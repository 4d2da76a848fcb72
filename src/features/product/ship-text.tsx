import type { Product } from '#src/contract/product.ts';
import { useShipText } from '#src/ui/use-ship-date.ts';

/** The day the product ships. */
export const ShipText = ({ product, savedAt }: { product: Product; savedAt: number }) =>
  useShipText(savedAt)(product);
