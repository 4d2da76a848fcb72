import { use, useSyncExternalStore } from 'react';
import type { shipDate } from '#src/format/ship-calendar.ts';
import { formatShipDate, shipDelay, workingDaysToShip, type Supply } from '#src/format/ship-date.ts';
import { m } from '#src/messages/m.ts';
import { SiteContext } from './site-context.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * The day a quantity of a product ships if it is ordered now. Null if that is on request, if stock and lead time were
 * fetched more than a day ago (`savedAt`, in milliseconds), and on the server, where rendered pages are cached.
 */
export function useShipDate(savedAt: number): (supply: Supply, quantity?: number) => Date | null {
  const now = useNow();
  const dispatch = useDispatch();
  return (supply, quantity) => {
    const workingDays = workingDaysToShip(supply, quantity);
    if (workingDays === null || now === null || now - savedAt > dayMs) return null;
    return calculate?.(workingDays, now, dispatch) ?? null;
  };
}

/** "Ships Tue 24 Nov", or "Ships in 10 working days" if the day is not known. */
export function useShipText(savedAt: number): (supply: Supply, quantity?: number) => string {
  const dateOf = useShipDate(savedAt);
  return (supply, quantity) => {
    const date = dateOf(supply, quantity);
    return date === null
      ? shipDelay(workingDaysToShip(supply, quantity))
      : m.ui.ships({ date: formatShipDate(date, Date.now()) });
  };
}

function useDispatch() {
  const shop = use(SiteContext)?.shop;
  return { dispatchUntil: shop?.dispatchUntil ?? '', timeZone: shop?.timeZone ?? '' };
}

/** In whole minutes; null on the server, while React hydrates (the server's clock may show another day), and until loaded. */
const useNow = () => useSyncExternalStore<number | null>(subscribe, currentMinute, noMinute);

// The server's HTML has no dates, so their calculation need not be in the first script.
let calculate: typeof shipDate | undefined;

/** Loads the calculation. */
export const loadShipDates = async () => {
  calculate ??= (await import('#src/format/ship-calendar.ts')).shipDate;
};

const currentMinute = () => (calculate ? Math.floor(Date.now() / minuteMs) * minuteMs : null);
const noMinute = () => null;

/** Updates the date when somebody returns to a tab that was left open overnight. */
function subscribe(notify: () => void) {
  // If it cannot be loaded, the lead time is shown instead.
  void loadShipDates().then(notify, noMinute);
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}
