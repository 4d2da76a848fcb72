import { describe, expect, it } from 'vitest';
import { expectedDays } from './expected-days.ts';
import { daysToArrive, expectedTexts, type OrderedSupply } from './expected-delivery.ts';

/** Friday, 20 November 2026, before the cut-off time. */
const now = Date.parse('2026-11-20T09:00:00Z');
const dispatch = { dispatchUntil: '14:00 (Dublin)', timeZone: 'Europe/Dublin' };
const transit = { minimumDays: 2, maximumDays: 4 };
const inStock = { stock: 5, leadTimeDays: 10, quantity: 2 };
const made = { stock: 0, leadTimeDays: 10, quantity: 1 };
const onRequest = { stock: 0, leadTimeDays: null, quantity: 1 };
const expectFrom = (lines: OrderedSupply[], isPartDelivery = false) =>
  expectedDays({ lines, isPartDelivery, transit, now, dispatch });

describe('the expected delivery of an order', () => {
  it('ships on the day of the order and arrives after the transit time in working days', () => {
    expect(expectFrom([inStock])).toEqual([
      { shipsOn: '2026-11-20', arrivesFrom: '2026-11-24', arrivesUntil: '2026-11-26' },
    ]);
  });

  it('is the same for all lines of a single delivery, and differs by line in part deliveries', () => {
    const together = expectFrom([inStock, made]);
    expect(together.map(({ shipsOn }) => shipsOn)).toEqual(['2026-12-04', '2026-12-04']);
    const parts = expectFrom([inStock, made], true);
    expect(parts.map(({ shipsOn }) => shipsOn)).toEqual(['2026-11-20', '2026-12-04']);
    expect(expectedTexts(parts, now)).toEqual({
      ships: 'Fri 20 Nov to Fri 4 Dec',
      arrives: 'Tue 24 Nov to Thu 10 Dec',
    });
  });

  it('is later if certificates take time', () => {
    expect(expectFrom([{ ...inStock, extraDays: 5 }])[0]?.shipsOn).toBe('2026-11-27');
  });

  it('has no days if a lead time is on request, and no arrival if the transit time is unknown', () => {
    const unknown = { shipsOn: null, arrivesFrom: null, arrivesUntil: null };
    expect(expectFrom([inStock, onRequest])).toEqual([unknown, unknown]);
    expect(expectedTexts([unknown], now)).toEqual({ ships: '', arrives: '' });
    expect(expectedTexts([], now)).toEqual({ ships: '', arrives: '' });
    expect(daysToArrive(3, { minimumDays: null, maximumDays: null })).toBeNull();
    expect(daysToArrive(3, { minimumDays: null, maximumDays: 2 })).toEqual({ first: 5, last: 5 });
  });

  it('includes the year only if it is not the current one', () => {
    const day = { shipsOn: '2027-01-04', arrivesFrom: '2027-01-05', arrivesUntil: '2027-01-05' };
    expect(expectedTexts([day], now)).toEqual({ ships: 'Mon 4 Jan 2027', arrives: 'Tue 5 Jan 2027' });
  });
});
