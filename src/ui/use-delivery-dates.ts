import { daysToArrive, textOfDays, type Transit } from '#src/format/expected-delivery.ts';
import { formatShipDate } from '#src/format/ship-date.ts';
import { useShipDate } from './use-ship-date.ts';

/** Texts with the days on which goods ship and arrive; empty if they are not known. */
export interface DeliveryDates {
  /** "Tue 24 Nov" */
  shipsOn: (workingDays: number | null) => string;
  /** "Thu 26 Nov to Mon 30 Nov", for goods that ship after this many working days. */
  arrives: (workingDays: number | null, transit: Transit) => string;
}

export function useDeliveryDates(savedAt: number): DeliveryDates {
  const dateOf = useShipDate(savedAt);
  const dayAfter = (leadTimeDays: number | null) => dateOf({ stock: 0, leadTimeDays });
  return {
    shipsOn: (workingDays) => {
      const date = dayAfter(workingDays);
      return date === null ? '' : formatShipDate(date, Date.now());
    },
    arrives: (workingDays, transit) => {
      const days = daysToArrive(workingDays, transit);
      const [from, to] = [dayAfter(days?.first ?? null), dayAfter(days?.last ?? null)];
      return from && to ? textOfDays(from, to, Date.now()) : '';
    },
  };
}
