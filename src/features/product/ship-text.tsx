import type { Product } from '#src/contract/product.ts';
import { loadShipDates, useShipText } from '#src/ui/use-ship-date.ts';

/** The day the product ships. */
const ShipText = ({ product, savedAt }: { product: Product; savedAt: number }) =>
  useShipText(savedAt)(product);

/** With the calculation of the day: the lead time is shown in its place only if that cannot be loaded, so the text changes once. */
export async function loadShipText() {
  await loadShipDates().catch(() => undefined);
  return ShipText;
}
