import {
  daysToArrive,
  daysToShip,
  type ExpectedDays,
  type OrderedSupply,
  type Transit,
} from './expected-delivery.ts';
import { shipDate } from './ship-calendar.ts';
import type { Dispatch } from './ship-date.ts';

export interface ExpectedDelivery {
  lines: OrderedSupply[];
  isPartDelivery: boolean;
  transit: Transit;
  /** When the order is placed, in milliseconds. */
  now: number;
  dispatch: Dispatch;
}

/** The days on which each line of an order is expected to ship and to arrive. */
export function expectedDays(order: ExpectedDelivery): ExpectedDays[] {
  const { lines, isPartDelivery, transit, now, dispatch } = order;
  const dayAfter = (days: number | null | undefined): string | null =>
    days === null || days === undefined ? null : shipDate(days, now, dispatch).toISOString().slice(0, 10);
  return daysToShip(lines, isPartDelivery).map((days) => {
    const arrival = daysToArrive(days, transit);
    return {
      shipsOn: dayAfter(days),
      arrivesFrom: dayAfter(arrival?.first),
      arrivesUntil: dayAfter(arrival?.last),
    };
  });
}
