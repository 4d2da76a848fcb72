import { describe, expect, it } from 'vitest';
import { chosenUnit, type Measured } from './facet-units.ts';
import { converted, preferredUnit, withUnits } from './preferred-units.ts';

describe('the units of a visitor who chose US units', () => {
  it.each([
    ['bar', 'psi'],
    ['mbar', 'inH2O'],
    ['°C', '°F'],
    ['mm', 'in'],
    ['m³/h', 'US gal/min'],
    ['N m', 'lbf ft'],
    ['kg', 'lb'],
    ['% FS', '% FS'],
    ['psi', 'psi'],
    ['constructor', 'constructor'],
  ])('instead of %s are %s', (unit, shown) => {
    expect(preferredUnit({ ...range, unit }, 'us')).toBe(shown);
    expect(preferredUnit({ ...range, unit }, 'metric')).toBe(unit);
  });

  it('apply if the URL specifies no unit', () => {
    expect(shown('')).toBe('psi');
    expect(shown('view=table')).toBe('psi');
  });

  it('are overridden by a unit in the URL, even by the unit of the data', () => {
    expect(shown('measuring-range.unit=kPa')).toBe('kPa');
    expect(shown('measuring-range.unit=')).toBe('bar');
  });

  it('do not change what a link with bounds means', () => {
    expect(shown('measuring-range.max=100')).toBe('bar');
    expect(shown('measuring-range.max=100&measuring-range.unit=psi')).toBe('psi');
  });
});

describe('a converted specification', () => {
  it.each([
    ['0 … 16', 0, 16, 'bar', '0 … 232', 'psi'],
    ['−1 … 10', -1, 10, 'bar', '−14.5 … 145', 'psi'],
    ['0 … 1 000', 0, 1000, 'bar', '0 … 14500', 'psi'],
    ['−40 … 125', -40, 125, '°C', '−40 … 257', '°F'],
    ['8.5 … 283', 8.5, 283, 'm³/h', '37.4 … 1250', 'US gal/min'],
    ['27', 27, 27, 'mm', '1.06', 'in'],
    ['≤ 2', 2, 2, 'm', '≤ 6.56', 'ft'],
  ])('%s (%d to %d %s) has as many significant figures, at least three: %s %s', (...row) => {
    const [value, min, max, unit, expected, expectedUnit] = row;
    expect(inUs({ value, min, max, unit })).toMatchObject({ value: expected, unit: expectedUnit });
  });

  it('has no zero offset if it is an error', () => {
    expect(inUs({ value: '±0.5', min: 0.5, max: 0.5, unit: '°C' })).toMatchObject({
      value: '±0.9',
      unit: '°F',
    });
  });

  it('is the same object if there is nothing to convert', () => {
    const text = { group: '', name: 'Output', value: '4 … 20', unit: 'mA', min: 4, max: 20 };
    expect(converted(text, 'us')).toBe(text);
    const words = { ...text, value: 'on request', unit: 'bar', min: null, max: null };
    expect(converted(words, 'us')).toBe(words);
  });
});

const range: Measured = { specification: 'Measuring range', kind: 'covers', unit: 'bar' };

const shown = (search: string) => chosenUnit(range, withUnits(new URLSearchParams(search), [range], 'us'));

const inUs = (figure: { value: string; min: number; max: number; unit: string }) =>
  converted({ group: '', name: 'Figure', ...figure }, 'us');
