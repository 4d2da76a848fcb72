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
  const text = `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
  const year = date.getUTCFullYear();
  return year === new Date(now).getFullYear() ? text : `${text} ${year}`;
}

/** Without a date, for pages that are rendered once and cached. */
export function shipDelay(workingDays: number | null): string {
  if (workingDays === null) return 'Lead time on request';
  if (workingDays === 0) return 'Ships within 1 working day';
  return `Ships in ${workingDays} working ${workingDays === 1 ? 'day' : 'days'}`;
}

/** "In stock", or how long it takes until a quantity ships. */
export const supplyText = (workingDays: number | null): string =>
  workingDays === 0 ? 'In stock' : shipDelay(workingDays);

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
