import { m } from '#src/messages/m.ts';
import { workingDaysToShip, type Supply } from './ship-date.ts';

/** Working days until the first and the last line can ship; null if that is on request. */
export interface Dispatches {
  first: number | null;
  last: number | null;
}

export function dispatchesOf(lines: (Supply & { quantity: number })[]): Dispatches {
  const days = lines.map((line) => workingDaysToShip(line, line.quantity));
  const known = days.filter((day) => day !== null);
  const last = known.length < days.length || days.length === 0 ? null : Math.max(...known);
  return { first: known.length === 0 ? null : Math.min(...partlyInStock(lines), ...known), last };
}

/** The quantity in stock does not have to wait for the rest of its line. */
const partlyInStock = (lines: (Supply & { quantity: number })[]) =>
  lines.flatMap(({ stock, quantity, extraDays = 0 }) => (stock > 0 && stock < quantity ? [extraDays] : []));

/** Whether some items can ship earlier than others. */
export const isSplit = ({ first, last }: Dispatches): boolean => first !== null && first !== last;

/** "In stock", or how much of the quantity is in stock. */
export function stockText({ stock }: Supply, quantity: number): string {
  if (stock >= quantity) return m.supply.inStock;
  return stock > 0 ? m.supply.partlyInStock({ count: stock }) : m.supply.madeToOrder;
}
