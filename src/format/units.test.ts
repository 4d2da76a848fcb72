import { describe, expect, it } from 'vitest';
import { convert, convertDifference, unitsLike } from './units.ts';

describe('units of measure', () => {
  it.each([
    [1, 'bar', 'kPa', 100],
    [100, 'psi', 'bar', 6.894_757_293_17],
    [32, '°F', '°C', 0],
    [-40, '°C', '°F', -40],
    [300, 'K', '°C', 26.85],
    [1, 'in', 'mm', 25.4],
    [60, 'l/min', 'm³/h', 3.6],
  ])('%d %s in %s is %d', (value, ...[from, to, result]) => {
    expect(convert(value, from, to)).toBeCloseTo(result, 9);
  });

  it('of different dimensions cannot be converted', () => {
    expect(convert(1, 'bar', 'mm')).toBeNull();
    expect(convert(1, 'constructor', 'bar')).toBeNull();
  });

  it('distinguish a temperature difference from a temperature', () => {
    expect(convertDifference(0.9, '°F', '°C')).toBeCloseTo(0.5, 9);
    expect(convertDifference(0.5, 'K', '°C')).toBe(0.5);
  });

  it('that are unknown have no alternatives', () => {
    expect(unitsLike('% RH')).toEqual(['% RH']);
    expect(unitsLike('kPa')).toContain('psi');
  });
});
