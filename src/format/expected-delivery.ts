import { m } from '#src/messages/m.ts';
import { dispatchesOf } from './order-dispatch.ts';
import { formatShipDate, workingDaysToShip, type Supply } from './ship-date.ts';

/** The working days that a shipping method takes. */
export interface Transit {
  minimumDays: number | null;
  maximumDays: number | null;
}

/** Where and how something is delivered. */
export interface Destination extends Transit {
  /** "Germany" */
  country: string;
  /** The name of the shipping method. */
  method: string;
}

/** Working days from the order to the arrival of goods that ship after `workingDays`. Null if they are not known. */
export function daysToArrive(
  workingDays: number | null,
  { minimumDays, maximumDays }: Transit,
): { first: number; last: number } | null {
  if (workingDays === null || maximumDays === null) return null;
  return { first: workingDays + (minimumDays ?? maximumDays), last: workingDays + maximumDays };
}

export interface OrderedSupply extends Supply {
  quantity: number;
}

/** Working days until each line of an order ships: each as soon as it is ready, or all together. */
export function daysToShip(lines: OrderedSupply[], isPartDelivery: boolean): (number | null)[] {
  const { last } = dispatchesOf(lines);
  return lines.map((line) => (isPartDelivery ? workingDaysToShip(line, line.quantity) : last));
}

/** Dates such as 2026-11-24; null if they are not known. */
export interface ExpectedDays {
  shipsOn: string | null;
  arrivesFrom: string | null;
  arrivesUntil: string | null;
}

/** "Thu 26 Nov to Mon 30 Nov" */
export function textOfDays(from: Date, to: Date, now: number): string {
  const [first, last] = [formatShipDate(from, now), formatShipDate(to, now)];
  return first === last ? first : m.language.days({ first, last });
}

export interface ExpectedTexts {
  ships: string;
  arrives: string;
}

/** The days of one or more lines as texts; empty if the day of a line is not known. */
export function expectedTexts(days: ExpectedDays[], now: number): ExpectedTexts {
  const spanOf = (from: (string | null)[], to: (string | null)[]): string => {
    const known = [...from, ...to].filter((day) => day !== null).toSorted();
    const [first, last] = [known[0], known.at(-1)];
    if (first === undefined || last === undefined || known.length < from.length + to.length) return '';
    return textOfDays(new Date(first), new Date(last), now);
  };
  const ships = days.map(({ shipsOn }) => shipsOn);
  return {
    ships: spanOf(ships, ships),
    arrives: spanOf(
      days.map(({ arrivesFrom }) => arrivesFrom),
      days.map(({ arrivesUntil }) => arrivesUntil),
    ),
  };
}
