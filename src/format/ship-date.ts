import { m } from '#src/messages/m.ts';

/** The data that determines when a product ships. `leadTimeDays` are working days; null means on request. */
export interface Supply {
  stock: number;
  leadTimeDays: number | null;
  /** Working days that certificates and services ordered with it add. */
  extraDays?: number;
}

/** From the shop settings; empty if not set. */
export interface Dispatch {
  /** Orders until this time ship the same working day: "14:00 (Dublin)". */
  dispatchUntil: string;
  /** Where that time applies: "Europe/Dublin". Without it, the visitor's clock is used. */
  timeZone: string;
}

/** Working days until a quantity ships: 0 from stock, null if the lead time is on request. */
export function workingDaysToShip(
  { stock, leadTimeDays, extraDays = 0 }: Supply,
  quantity = 1,
): number | null {
  if (stock >= quantity) return extraDays;
  return leadTimeDays === null ? null : leadTimeDays + extraDays;
}

/** "Tue 24 Nov", with the year if it is not the current one. */
export function formatShipDate(date: Date, now: number): string {
  const weekday = weekdays[date.getUTCDay()] ?? '';
  const month = months[date.getUTCMonth()] ?? '';
  const [day, year] = [date.getUTCDate(), date.getUTCFullYear()];
  return year === new Date(now).getFullYear()
    ? m.language.shortDate({ weekday, day, month })
    : m.language.shortDateWithYear({ weekday, day, month, year });
}

/** Without a date, for pages that are rendered once and cached. */
export function shipDelay(workingDays: number | null): string {
  if (workingDays === null) return m.supply.onRequest;
  if (workingDays === 0) return m.supply.withinOneDay;
  return m.supply.inDays({ count: workingDays });
}

/** "In stock", or how long it takes until a quantity ships. */
export const supplyText = (workingDays: number | null): string =>
  workingDays === 0 ? m.supply.inStock : shipDelay(workingDays);

const weekdays = m.language.shortWeekdays.split(' ');
const months = m.language.shortMonths.split(' ');
