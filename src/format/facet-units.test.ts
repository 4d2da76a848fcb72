import { describe, expect, it } from 'vitest';
import type { Facet } from '#src/contract/category.ts';
import { chosenUnit, convertBound, unitsOf } from './facet-units.ts';

describe('the unit of a filter', () => {
  it('can be any unit to which the original one converts', () => {
    expect(unitsOf(pressure)).toContain('psi');
    expect(chosen('measuring-range.unit=psi')).toBe('psi');
  });

  it('is the original one if a unit of another quantity is requested', () => {
    expect(chosen('measuring-range.unit=kg')).toBe('bar');
    expect(chosen('')).toBe('bar');
  });

  it('is a mass if it is g and the filter is by weight, and an acceleration otherwise', () => {
    expect(unitsOf(weight)).toEqual(['g', 'kg', 'lb', 'oz']);
    for (const specification of ['Gewicht', 'Masse', 'Poids'])
      expect(unitsOf({ ...weight, specification })).toEqual(unitsOf(weight));
    expect(unitsOf({ ...pressure, unit: 'g' })).toContain('m/s²');
    expect(convertBound(weight, 1, { from: 'lb', to: 'g' })).toBeCloseTo(453.592, 3);
  });

  it('has a zero offset for temperatures, but not for errors', () => {
    const range: Facet = { ...pressure, unit: '°C' };
    expect(convertBound(range, 212, { from: '°F', to: '°C' })).toBe(100);
    expect(convertBound({ ...range, kind: 'at-most' }, 1.8, { from: '°F', to: '°C' })).toBe(1);
  });
});

const pressure: Facet = { specification: 'Measuring range', kind: 'covers', unit: 'bar', explanation: '' };
const weight: Facet = { specification: 'Weight', kind: 'at-most', unit: 'g', explanation: '' };

const chosen = (search: string) => chosenUnit(pressure, new URLSearchParams(search));
