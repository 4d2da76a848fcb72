import { describe, expect, it } from 'vitest';
import { shipDate } from './ship-calendar.ts';
import { formatShipDate, shipDelay, workingDaysToShip } from './ship-date.ts';

const dublin = { dispatchUntil: '14:00 (Dublin)', timeZone: 'Europe/Dublin' };

describe('the day a product ships', () => {
  it.each([
    ['from stock, before the cut-off time', 0, '2026-11-23T13:59Z', 'Mon 23 Nov'],
    ['from stock, after the cut-off time', 0, '2026-11-23T14:00Z', 'Tue 24 Nov'],
    ['from stock, on Friday evening', 0, '2026-11-27T18:00Z', 'Mon 30 Nov'],
    ['from stock, on Sunday morning', 0, '2026-11-29T08:00Z', 'Mon 30 Nov'],
    ['after a lead time, which skips weekends', 10, '2026-11-23T09:00Z', 'Mon 7 Dec'],
    ['after a lead time that starts on Monday', 1, '2026-11-28T09:00Z', 'Tue 1 Dec'],
    ['next year', 30, '2026-11-23T09:00Z', 'Mon 4 Jan 2027'],
    ['in summer time, when 13:30 UTC is 14:30 in Dublin', 0, '2026-07-01T13:30Z', 'Thu 2 Jul'],
  ])('is correct %s', (...[, workingDays, ordered, expected]) => {
    expect(dateFor(workingDays, ordered, dublin)).toBe(expected);
  });

  it('is the next working day if the shop has no cut-off time, or none that can be read', () => {
    for (const dispatchUntil of ['', 'noon'])
      expect(dateFor(0, '2026-11-23T00:01Z', { dispatchUntil, timeZone: 'UTC' })).toBe('Tue 24 Nov');
  });

  it("follows the visitor's clock if the shop has no time zone, or one that does not exist", () => {
    const morning = new Date(2026, 10, 23, 13, 59).toISOString();
    for (const timeZone of ['', 'Europe/Atlantis'])
      expect(dateFor(0, morning, { dispatchUntil: '14:00', timeZone })).toBe('Mon 23 Nov');
  });
});

describe('the working days until a quantity ships', () => {
  it('are zero from stock, and the lead time if the stock is too small', () => {
    const supply = { stock: 5, leadTimeDays: 10 };
    expect([1, 5, 6].map((quantity) => workingDaysToShip(supply, quantity))).toEqual([0, 0, 10]);
    expect(workingDaysToShip({ stock: 0, leadTimeDays: null })).toBeNull();
  });

  it('are stated in words where the day is not known', () => {
    expect([0, 1, 10, null].map(shipDelay)).toEqual([
      'Ships within 1 working day',
      'Ships in 1 working day',
      'Ships in 10 working days',
      'Lead time on request',
    ]);
  });
});

function dateFor(workingDays: number, ordered: string, dispatch: typeof dublin): string {
  const now = Date.parse(ordered);
  return formatShipDate(shipDate(workingDays, now, dispatch), now);
}
