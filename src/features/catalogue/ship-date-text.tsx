import type { ListedProduct } from '#src/contract/product.ts';
import { formatShipDate } from '#src/format/ship-date.ts';
import { m } from '#src/messages/m.ts';
import { useShipDate } from '#src/ui/use-ship-date.ts';
import { ShipDelay } from './ship-delay.tsx';

/** "Ships Tue 24 Nov". */
export function ShipDateText({ product, savedAt }: { product: ListedProduct; savedAt: number }) {
  const date = useShipDate(savedAt)(product);
  if (date === null) return <ShipDelay product={product} />;
  return <span>{m.catalogue.ships({ date: formatShipDate(date, Date.now()) })}</span>;
}
