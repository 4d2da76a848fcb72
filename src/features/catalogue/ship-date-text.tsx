import type { ListedProduct } from '#src/contract/product.ts';
import { m } from '#src/messages/m.ts';
import { useShipDate } from '#src/ui/use-ship-date.ts';
import { ShipDelay } from './ship-delay.tsx';

/** "Ships Tue 24 Nov". */
export function ShipDateText({ product, savedAt }: { product: ListedProduct; savedAt: number }) {
  const date = useShipDate(savedAt)(product);
  if (date === null) return <ShipDelay product={product} />;
  return <span>{m.catalogue.ships({ date: shortest(date) })}</span>;
}

/** As short as the language allows, so that it fits on the line of the lead time, which it replaces: "30.11." in German. */
const shortest = (date: Date) =>
  m.language.listDate({
    weekday: weekdays[date.getUTCDay()] ?? '',
    day: date.getUTCDate(),
    month: months[date.getUTCMonth()] ?? '',
  });

const weekdays = m.language.shortWeekdays.split(' ');
const months = m.language.listMonths.split(' ');
